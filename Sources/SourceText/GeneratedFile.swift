/// A file that the tool writes, as a value.
public struct GeneratedFile: Hashable, Sendable {
  /// Inside the target's folder; a plain name without a slash.
  public let name: String
  public let bytes: [UInt8]
  /// The schema that it was made from, relative to the configuration's folder; nil for files made from all of them.
  public let source: String?

  public init(name: String, bytes: [UInt8], source: String? = nil) {
    self.name = name
    self.bytes = bytes
    self.source = source
  }
}
