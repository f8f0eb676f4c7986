import SourceText

/// Fixes of which none is in another's way, and what they make of the texts.
struct FixRound {
  /// A finding and the fix-it that was chosen for it.
  struct Fix {
    let rule: String
    let fixIt: Diagnostic.FixIt

    var files: Set<SourceFile.ID> { Set(fixIt.edits.map(\.range.file)) }
  }

  private(set) var fixes: [Fix] = []
  private var edits: [SourceFile.ID: [Diagnostic.Edit]] = [:]

  init(_ fixes: [Fix] = []) {
    for fix in fixes { add(fix) }
  }

  /// The first safe fix-it of each finding in the order of the text; what touches an earlier one waits for another round.
  ///
  /// - Parameter isAllowed: whether a fix may be made at all.
  init(of findings: [Diagnostic], where isAllowed: (Fix) -> Bool) {
    let fixes = findings.compactMap { finding in
      finding.fixIts.first(where: \.isSafe).map { Fix(rule: finding.id, fixIt: $0) }
    }
    for fix in fixes.filter({ !$0.fixIt.edits.isEmpty }).sorted(by: { $0.start < $1.start })
    where isFree(fix) && isAllowed(fix) {
      add(fix)
    }
  }

  /// The texts as the fixes make them; each file keeps its index.
  func texts(of files: SourceFiles) -> [SourceFile] {
    files.map { file in
      guard let edits = edits[file.id] else { return file }
      return SourceFile(id: file.id, path: file.path, bytes: Self.bytes(of: file, edits))
    }
  }

  private mutating func add(_ fix: Fix) {
    fixes.append(fix)
    for edit in fix.fixIt.edits { edits[edit.range.file, default: []].append(edit) }
  }

  /// Two insertions at one offset, or one at the end of a replaced range, are in each other's way too.
  private func isFree(_ fix: Fix) -> Bool {
    fix.fixIt.edits.allSatisfy { edit in
      edits[edit.range.file, default: []].allSatisfy { other in
        edit.range.end < other.range.start || other.range.end < edit.range.start
      }
    }
  }

  private static func bytes(of file: SourceFile, _ edits: [Diagnostic.Edit]) -> [UInt8] {
    var bytes: [UInt8] = []
    var offset = 0
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      bytes += file.bytes[offset..<edit.range.start] + Array(edit.replacement.utf8)
      offset = edit.range.end
    }
    return bytes + file.bytes[offset...]
  }
}

extension FixRound.Fix {
  fileprivate var start: SourceRange { fixIt.edits.map(\.range).min() ?? SourceRange(file: .init(0), start: 0, end: 0) }
}
