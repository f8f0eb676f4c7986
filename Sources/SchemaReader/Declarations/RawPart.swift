import Schema
import SourceText

/// What some files hold, one behind the other.
struct RawPart: Sendable {
  private static let fileCount = 64

  private(set) var declarations: [RawDeclaration] = []
  /// Some of them are no messages.
  private(set) var hasTypes = false
  /// Those of its messages.
  private(set) var inlineTypes = InlineCount()
  /// The names of those that could not be read.
  var failed: Set<String> = []
  private(set) var findings: [Diagnostic] = []
  private(set) var ignoreComments: [IgnoreComment] = []

  init(_ declarations: [RawDeclaration] = []) { for raw in declarations { append(raw) } }

  private init(_ files: ArraySlice<SourceFile>, among all: FileTable) {
    var reading = Reading(all)
    declarations.reserveCapacity(files.count)
    for file in files { reading.declarations(in: file, into: &self) }
    (findings, ignoreComments) = (reading.findings, reading.ignoreComments)
  }

  mutating func append(_ raw: RawDeclaration) {
    if raw.kind != .message { hasTypes = true }
    inlineTypes += raw.inlineTypes
    declarations.append(raw)
  }

  /// Takes out the declarations with these places.
  mutating func remove(at places: [Int]) -> [RawDeclaration] {
    let removed = places.map { declarations[$0] }
    let gone = Set(places)
    declarations = declarations.indices.filter { !gone.contains($0) }.map { declarations[$0] }
    for raw in removed { inlineTypes -= raw.inlineTypes }
    return removed
  }

  /// Takes out those that are no messages.
  mutating func removeTypes() -> [RawDeclaration] {
    hasTypes = false
    return remove(at: declarations.indices.filter { declarations[$0].kind != .message })
  }

  /// Files in parts, read on all cores.
  static func parts(of files: ArraySlice<SourceFile>, among all: FileTable) -> [RawPart] {
    stride(from: files.startIndex, to: files.endIndex, by: fileCount)
      .map { files[$0..<min($0 + fileCount, files.endIndex)] }
      .parallelMap { RawPart($0, among: all) }
  }
}
