/// A file to be in an output folder.
public struct OutputFile: Sendable {
  /// Inside the folder; a plain name without a slash.
  public let name: String
  public let bytes: [UInt8]
  /// The path of the schema that it comes from, where it is one.
  public let source: String?

  public init(name: String, bytes: [UInt8], source: String? = nil) {
    self.name = name
    self.bytes = bytes
    self.source = source
  }
}

/// What is to be in one output folder, all of it.
public struct Output: Sendable {
  /// The folder, relative to the configuration's.
  public let folder: String
  public let files: [OutputFile]

  public init(folder: String, files: [OutputFile]) {
    self.folder = folder
    self.files = files
  }
}
