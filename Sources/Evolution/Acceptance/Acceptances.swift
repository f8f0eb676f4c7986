import SourceText

/// The breaking changes since the latest release that are intended: the file `accepted` in the folder of the releases.
///
/// A line for each, sorted, so that two branches' changes merge line by line; after a merge, lines may be duplicate or in
/// any order.
public struct Acceptances: Sendable {
  /// In the folder of the releases.
  public static let fileName = "accepted"
  static let title = "messagegen accepted "
  static let version = "1"

  public static let rules: [Rule] = [.malformedAcceptance, .unusedAcceptance]

  /// In the order of the file.
  public private(set) var all: [Located<Acceptance>]

  public init(_ all: [Located<Acceptance>] = []) { self.all = all }

  /// Adds a line for each change, instead of those that concern it.
  public func accepting(_ changes: [BreakingChange], reason: String, in file: SourceFile.ID) -> Acceptances {
    let rest = all.filter { entry in !changes.contains { entry.value.concerns($0) } }
    return Acceptances(rest).adding(changes.map { Acceptance(of: $0, reason: reason) }, in: file)
  }

  /// Adds entries that the file does not have.
  public func adding(_ others: [Acceptance], in file: SourceFile.ID) -> Acceptances {
    let nowhere = SourceRange(file: file, start: 0, end: 0)
    return Acceptances(all + others.map { Located($0, nowhere) })
  }

  /// Each line once.
  public var text: String {
    let lines = Set(all.map(\.value.line)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return ([Self.title + Self.version] + lines).map { $0 + "\n" }.joined()
  }

  /// The findings in a file if there are no changes.
  public static func findings(in file: SourceFile) -> [Diagnostic] {
    let outcome = read(file)
    return outcome.diagnostics + (outcome.value?.applied(to: []).findings ?? [])
  }
}
