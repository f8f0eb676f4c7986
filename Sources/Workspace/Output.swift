import SourceText

/// What is to be in one output folder, all of it.
public struct Output: Sendable {
  /// The folder, relative to the configuration's.
  public let folder: String
  public let files: [GeneratedFile]

  public init(folder: String, files: [GeneratedFile]) {
    self.folder = folder
    self.files = files
  }
}
