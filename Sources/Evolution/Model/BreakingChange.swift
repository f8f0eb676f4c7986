import SourceText

/// An edit with all whom it breaks: one finding.
public struct BreakingChange: Sendable {
  /// A consequence, and the releases that have it.
  public struct Break: Sendable {
    public let consequence: Consequence
    /// In the order in which they were given.
    public internal(set) var releases: [String]
    /// The declaration in the latest of them.
    public internal(set) var range: SourceRange?
  }

  public let rule: Rule
  /// The declaration that was edited, such as `RedPacket/fields/title`.
  public let at: String
  public internal(set) var breaks: [Break] = []
  /// The names of the messages that have the edited type in them, if it is a shared one.
  var uses: [Located<String>] = []
  /// What else there is to say, such as what is accepted of it.
  var remarks: [Diagnostic.Note] = []
  private let change: Change

  init(_ change: Change, of rule: Rule) {
    (self.rule, self.change) = (rule, change)
    at = change.at
  }

  /// That of the worst consequence, at most that of the rule.
  public var severity: Diagnostic.Severity {
    let worst = breaks.map(\.consequence.severity).max() ?? .note
    return min(worst, rule.severity ?? .error)
  }

  public var diagnostic: Diagnostic {
    Diagnostic(
      rule.id, severity, change.message, at: change.range,
      notes: notes, help: change.help)
  }

  /// One for each consequence, with each place once, and for each message that uses a shared type.
  private var notes: [Diagnostic.Note] {
    var shown: Set<SourceRange> = []
    let consequences = breaks.map { part in
      let range = part.range.flatMap { shown.insert($0).inserted ? $0 : nil }
      return Diagnostic.Note(part.text(of: change.symbol), at: range)
    }
    return consequences
      + uses.map { .init(LocalizedText("used by `\($0.value)`", zh: "`\($0.value)` 使用了它"), at: $0.range) }
      + remarks
  }

  mutating func add(_ change: Change, from release: Release) {
    for consequence in change.consequences {
      if let index = breaks.firstIndex(where: { $0.consequence == consequence }) {
        if !breaks[index].releases.contains(release.name) { breaks[index].releases.append(release.name) }
        breaks[index].range = change.released ?? breaks[index].range
      } else {
        breaks.append(Break(consequence: consequence, releases: [release.name], range: change.released))
      }
    }
    breaks.sort { $0.consequence < $1.consequence }
  }
}
