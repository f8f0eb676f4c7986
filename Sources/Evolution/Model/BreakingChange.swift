import Schema
import SourceText

/// An edit with all releases that it breaks: one finding.
public struct BreakingChange: Sendable {
  /// A consequence, and the releases that have it.
  public struct Break: Sendable {
    public let consequence: Consequence
    /// In the order in which they were given.
    public internal(set) var releases: [String]
    /// The declaration in the latest of them.
    public internal(set) var range: SourceRange?
    /// All of the releases, by the message that shows what happens.
    public internal(set) var shown: [BrokenReleases] = []

    init(_ consequence: Consequence, in release: Release, at range: SourceRange?) {
      (self.consequence, self.range) = (consequence, range)
      releases = [release.name]
    }
  }

  public let rule: Rule
  /// The declaration that was edited, such as `RedPacket/fields/title`.
  public let at: String
  public internal(set) var breaks: [Break] = []
  /// What the configuration says; nil: nothing.
  var configured: Diagnostic.Severity?
  /// The names of the messages that have the edited type in them, if it is a shared one.
  var uses: [Located<String>] = []
  /// All releases that the schemas were compared with, in their order.
  private let compared: [String]
  /// Further notes, such as which of its consequences are accepted.
  var remarks: [Diagnostic.Note] = []
  private var change: Change

  init(_ change: Change, of rule: Rule, compared: [String]) {
    (self.rule, self.change, self.compared) = (rule, change, compared)
    at = change.at
  }

  /// What the configuration says, or else that of the worst consequence, at most that of the rule.
  public var severity: Diagnostic.Severity { configured ?? worst }

  /// The same of one consequence: a milder one than the worst is not raised.
  public func severity(of part: Break) -> Diagnostic.Severity {
    part.consequence.severity < worst ? min(part.consequence.severity, severity) : severity
  }

  private var worst: Diagnostic.Severity {
    min(breaks.map(\.consequence.severity).max() ?? .note, rule.severity ?? .error)
  }

  public var diagnostic: Diagnostic {
    var finding = Diagnostic(
      rule.id, severity, change.message, at: change.range,
      notes: notes, help: change.help)
    finding.facts = [.init("at", .string(at)), .init("breaks", .array(breaks.flatMap(\.facts)))]
    return finding
  }

  /// Where the edited declaration is, or what it was removed from; if nothing of that is left, in the latest release.
  public var range: SourceRange { change.range }
  public var message: LocalizedText { change.message }
  /// What to do.
  public var help: LocalizedText { change.help }

  /// The sentences of a consequence: one for the releases that an example shows it for, one for the others.
  public func texts(of part: Break) -> [LocalizedText] {
    let shown = part.shown.first.flatMap { $0.example == nil ? nil : $0 }
    let others = part.releases.filter { !(shown?.releases.contains($0) ?? false) }
    return [shown, others.isEmpty ? nil : BrokenReleases(releases: others, example: nil)].compactMap { $0 }.map {
      ConsequenceText(
        consequence: part.consequence, releases: ReleaseNames($0.releases, among: compared), example: $0.example,
        use: change.use
      ).text
    }
  }

  /// One for each consequence and example, with each range once, and one for each message that uses a shared type.
  private var notes: [Diagnostic.Note] {
    var ranges: Set = [range]
    let consequences = breaks.flatMap { part in
      texts(of: part).map { text in
        let range = part.range.flatMap { ranges.insert($0).inserted ? $0 : nil }
        return Diagnostic.Note(text, at: range, isAboutFinding: true)
      }
    }
    return consequences
      + uses.map { .init(LocalizedText("used by `\($0.value)`", zh: "`\($0.value)` 使用了它"), at: $0.range) }
      + remarks
  }

  mutating func add(_ change: Change, from release: Release) {
    // What only releases have is shown in the latest one.
    if change.range.file == change.released?.file { self.change = change }
    for consequence in change.consequences {
      if let index = breaks.firstIndex(where: { $0.consequence == consequence }) {
        if !breaks[index].releases.contains(release.name) { breaks[index].releases.append(release.name) }
        breaks[index].range = change.released ?? breaks[index].range
      } else {
        breaks.append(Break(consequence, in: release, at: change.released))
      }
    }
    breaks.sort { $0.consequence < $1.consequence }
  }
}

extension BreakingChange.Break {
  /// For machines: an object for each example.
  fileprivate var facts: [OrderedJSON] {
    let parts = shown.isEmpty ? [BrokenReleases(releases: releases, example: nil)] : shown
    return parts.map { part in
      let slots = (part.example?.slots ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, OrderedJSON.string($0.value)) }
      return [
        "direction": .string(consequence.direction.rawValue),
        "outcome": consequence.outcome.map { .string($0.rawValue) } ?? .null,
        "releases": .array(part.releases.map { .string($0) }),
        "content": part.example.map { .string($0.content) } ?? .null,
        "slots": part.example == nil ? .null : .object(slots),
        "outside": part.example?.externalID?.fact ?? .null,
      ]
    }
  }
}

extension TypeID.Value {
  fileprivate var fact: OrderedJSON {
    switch self {
    case .integer(let value): .integer(Int(value))
    case .string(let text): .string(text)
    }
  }
}
