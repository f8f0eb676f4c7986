/// What people read about a rule: what it finds, why that matters, and examples that are tests at once.
public struct RulePage: Sendable {
  public let id: String
  /// What it finds, in half a sentence.
  public var summary: LocalizedText
  /// What goes wrong where nobody looks.
  public var why: LocalizedText
  /// Each has at least one finding, at its marks.
  public var bad: [Example]
  /// None has a finding of this rule.
  public var good: [Example]
  /// Of a rule that compares schemas with released ones, instead of both: with findings, or without any.
  public var changes: [EvolutionExample]

  public init(
    id: String, summary: LocalizedText = .verbatim(""), why: LocalizedText = .verbatim(""), bad: [Example] = [],
    good: [Example] = [], changes: [EvolutionExample] = []
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.bad = bad
    self.good = good
    self.changes = changes
  }

  /// - Parameter file: `# <id>`, the summary as a line in each language, the reason as a paragraph of one line in each, then
  ///   examples: below `## Bad` and `## Good`, or below `## From`, `## To` and `## Breaks`.
  public static func read(_ file: SourceFile) -> Outcome<RulePage> {
    var reader = RulePageReader(file)
    let pages = reader.pages(haveTexts: true)
    return Outcome(pages.first, reader.findings)
  }

  /// More examples than people want to read.
  ///
  /// - Parameter file: pages without texts, one below the other.
  public static func readCases(_ file: SourceFile) -> Outcome<[RulePage]> {
    var reader = RulePageReader(file)
    let pages = reader.pages(haveTexts: false)
    return Outcome(pages, reader.findings)
  }

  /// With examples of cases behind its own.
  public func with(_ cases: RulePage?) -> RulePage {
    var page = self
    page.bad += cases?.bad ?? []
    page.good += cases?.good ?? []
    page.changes += cases?.changes ?? []
    return page
  }
}
