/// A part of a page that an escaping template wrote: nothing else can make one, so it may be written unescaped.
public struct Markup: Sendable, Hashable {
  /// UTF-8, as files are written.
  let bytes: [UInt8]

  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
