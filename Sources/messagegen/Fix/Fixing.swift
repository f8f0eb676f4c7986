import SchemaReader
import SourceText

/// Applies safe fix-its to texts until there are none left: a fix may bring another finding to light, or make room for
/// a fix that touched it.
struct Fixing {
  /// Texts, and what is found in them.
  struct State {
    /// A reading may have more files than were given to it, never fewer.
    let files: SourceFiles
    /// Those that may be fixed.
    var findings: [Diagnostic]
    /// How many errors of each file keep it from being YAML.
    var syntaxErrors: [SourceFile.ID: Int]

    init(files: some Sequence<SourceFile>, findings: [Diagnostic], all: [Diagnostic]) {
      self.files = SourceFiles(files)
      self.findings = findings
      let broken = all.filter { $0.severity == .error && Self.syntaxRules.contains($0.id) }
      syntaxErrors = Dictionary(broken.map { ($0.range.file, 1) }, uniquingKeysWith: +)
    }

    private static let syntaxRules = Set(SchemaReader.rules.filter { $0.theme == .yaml }.map(\.id))
  }

  /// The texts at the end, and how many findings were fixed.
  struct Result {
    var state: State
    var fixedCount: Int
  }

  /// The reader stops at the first error of a file that is not YAML, so a file typed with a Chinese keyboard takes a
  /// round for each colon.
  private static let maximumRounds = 100
  /// In so many of them there may be more to fix than in the round before; fixes that bring forth fixes would go on
  /// for ever, with a text that grows and grows.
  private static let maximumGrowths = 10

  let read: ([SourceFile]) throws -> State
  /// Whether a fix may touch a file.
  let mayChange: (SourceFile) -> Bool

  func fix(_ state: State) throws -> Result {
    var result = Result(state: state, fixedCount: 0)
    var skipped: Set<Skipped> = []
    // The texts as they were, with the count of fixes that led to them: to come back to one is to run in a circle.
    var seen = [state.files.map(\.bytes): 0]
    var growths = 0
    var lastCount = Int.max
    for _ in 0..<Self.maximumRounds {
      let files = result.state.files
      let round = FixRound(of: result.state.findings) { fix in
        !skipped.contains(Skipped(fix, files))
          && fix.fixIt.edits.allSatisfy { files.holding($0.range).map(mayChange) ?? false }
      }
      growths += round.fixes.count > lastCount ? 1 : 0
      lastCount = round.fixes.count
      guard lastCount > 0, growths <= Self.maximumGrowths else { break }
      let (made, refused) = try make(round, of: result.state)
      skipped.formUnion(refused.map { Skipped($0, files) })
      guard let made else { continue }
      result.state = made.state
      result.fixedCount += made.fixedCount
      let texts = made.state.files.map(\.bytes)
      if let count = seen[texts] {
        result.fixedCount = count
        break
      }
      seen[texts] = result.fixedCount
    }
    return result
  }

  /// All fixes of a round at once; if that breaks a file, one by one those that break none. Nil: nothing was made.
  private func make(_ round: FixRound, of old: State) throws -> (Result?, refused: [FixRound.Fix]) {
    let new = try read(round.texts(of: old.files))
    let broken = broken(by: round.fixes, old, new)
    guard !broken.isEmpty else { return (Result(state: new, fixedCount: round.fixes.count), []) }
    guard round.fixes.count > 1 else { return (nil, round.fixes) }
    var sound: [FixRound.Fix] = []
    var refused: [FixRound.Fix] = []
    for fix in round.fixes {
      let isSuspect = !fix.files.isDisjoint(with: broken)
      if try isSuspect && !self.broken(by: [fix], old, read(FixRound([fix]).texts(of: old.files))).isEmpty {
        refused.append(fix)
      } else {
        sound.append(fix)
      }
    }
    // Fixes that break a file only together are made one after the other.
    let rest = FixRound(refused.isEmpty ? [sound[0]] : sound)
    return try rest.fixes.isEmpty ? (nil, refused) : (make(rest, of: old).0, refused)
  }

  /// The fixed files with more syntax errors than they had. Others are no fix's fault: a corrected configuration
  /// may be what makes them readable at all.
  private func broken(by fixes: [FixRound.Fix], _ old: State, _ new: State) -> Set<SourceFile.ID> {
    let touched = fixes.reduce(into: Set()) { $0.formUnion($1.files) }
    return touched.filter { new.syntaxErrors[$0, default: 0] > old.syntaxErrors[$0, default: 0] }
  }
}

/// A fix that broke a file, recognized in the next round although it may have moved.
private struct Skipped: Hashable {
  let rule: String
  let path: String
  let old: [String]
  let new: [String]

  init(_ fix: FixRound.Fix, _ files: SourceFiles) {
    let edits = fix.fixIt.edits.filter { files.holding($0.range) != nil }
    rule = fix.rule
    path = edits.first.map { files[$0.range.file].path } ?? ""
    old = edits.map { files[$0.range.file].text(in: $0.range) }
    new = edits.map(\.replacement)
  }
}
