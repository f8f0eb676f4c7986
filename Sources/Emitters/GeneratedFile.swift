/// A file that the tool writes, as a value.
public struct GeneratedFile: Hashable, Sendable {
  /// Relative to the target's folder.
  public var path: String
  public var bytes: [UInt8]
  /// The schema that it was made from, relative to the configuration's folder; nil for files made from all of them.
  public var source: String?

  public init(path: String, bytes: [UInt8], source: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.source = source
  }
}
