/// A file that the tool writes, as a value.
public struct GeneratedFile: Hashable, Sendable {
  /// Inside the target's folder; a plain name without a slash.
  public let name: String
  public let bytes: [UInt8]
  /// The schemas that it was made from, relative to the configuration's folder; empty for files made from all of them.
  public let sources: [String]

  /// Takes no more memory than the bytes need: what grew while it was written has up to as much again to spare, and all
  /// files of a run are held at once.
  public init(name: String, bytes: [UInt8], sources: [String] = []) {
    self.name = name
    self.bytes = bytes.capacity - bytes.count > bytes.count / 8 ? bytes.withUnsafeBufferPointer { Array($0) } : bytes
    self.sources = sources
  }
}
