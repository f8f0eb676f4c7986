import Schema
import SourceText

/// What some files hold, one behind the other.
struct RawPart: Sendable {
  private static let fileCount = 64

  var declarations: [RawDeclaration] = []
  /// The names of those that could not be read.
  var failed: Set<String> = []
  private(set) var findings: [Diagnostic] = []
  private(set) var ignoreComments: [IgnoreComment] = []

  init(_ declarations: [RawDeclaration] = []) { self.declarations = declarations }

  private init(_ files: ArraySlice<SourceFile>, among all: FileTable) {
    var reading = Reading(all)
    declarations.reserveCapacity(files.count)
    for file in files { reading.declarations(in: file, into: &self) }
    (findings, ignoreComments) = (reading.findings, reading.ignoreComments)
  }

  /// Files in parts, read on all cores.
  static func parts(of files: [SourceFile], among all: FileTable) -> [RawPart] {
    stride(from: 0, to: files.count, by: fileCount).map { files[$0..<min($0 + fileCount, files.count)] }
      .mapOnAllCores(chunk: 1) { RawPart($0, among: all) }
  }
}
