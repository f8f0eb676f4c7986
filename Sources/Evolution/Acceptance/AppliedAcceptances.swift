import SourceText

/// Changes that are accepted, and those that are not.
public struct AppliedAcceptances: Sendable {
  public private(set) var unaccepted: [BreakingChange] = []
  public private(set) var accepted: [BreakingChange] = []
  /// Those that accept a change.
  public private(set) var used: [Acceptance] = []
  /// Those of changes that are not found.
  public private(set) var unused: [Located<Acceptance>] = []

  /// A warning for each that is not used.
  public var findings: [Diagnostic] { unused.map { .unused($0) } }

  fileprivate init(_ all: [Located<Acceptance>], to changes: [BreakingChange]) {
    for change in changes {
      let entries = all.filter { $0.value.concerns(change) }
      if entries.contains(where: { $0.value.holds(for: change) }) {
        accepted.append(change)
      } else {
        var change = change
        change.remarks = entries.map { .milder($0) }
        unaccepted.append(change)
      }
    }
    for entry in all {
      if accepted.contains(where: { entry.value.holds(for: $0) }) {
        if !used.contains(entry.value) { used.append(entry.value) }
      } else if !changes.contains(where: { entry.value.concerns($0) }) {
        unused.append(entry)
      }
    }
  }
}

extension Acceptances {
  /// An entry holds while the consequences are these or milder.
  public func applied(to changes: [BreakingChange]) -> AppliedAcceptances { AppliedAcceptances(all, to: changes) }
}

extension Diagnostic.Note {
  fileprivate static func milder(_ entry: Located<Acceptance>) -> Diagnostic.Note {
    Diagnostic.Note(
      LocalizedText("only `\(entry.breaks)` is accepted", zh: "只接受了 `\(entry.breaks)`"), at: entry.range)
  }
}
