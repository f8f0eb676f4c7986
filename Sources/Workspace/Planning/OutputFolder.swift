import SourceText

/// A folder that messagegen writes, and all that is to be in it.
public struct OutputFolder: Sendable {
  /// What is in the folder: who writes the one kind leaves the folders of the other alone.
  public enum Kind: String, CaseIterable, Sendable {
    case code = "output"
    case catalog
  }

  /// As the configuration says it, relative to its folder.
  public let path: String
  public let files: [GeneratedFile]

  public init(path: String, files: [GeneratedFile]) {
    self.path = path
    self.files = files
  }
}
