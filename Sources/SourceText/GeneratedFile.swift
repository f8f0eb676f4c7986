/// A file that the tool writes, as a value.
public struct GeneratedFile: Hashable, Sendable {
  /// Inside the target's folder; a plain name without a slash.
  public let name: String
  public let bytes: [UInt8]
  /// The schemas that it was made from, relative to the configuration's folder; empty for files made from all of them.
  public let sources: [String]

  public init(name: String, bytes: [UInt8], sources: [String] = []) {
    self.name = name
    self.bytes = bytes
    self.sources = sources
  }
}
