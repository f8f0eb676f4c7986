import SourceText

/// A table of findings for a pull request.
public struct MarkdownReport: Sendable {
  private let language: Language

  public init(language: Language = .english) { self.language = language }

  public func text(of findings: [Diagnostic], in files: SourceFiles) -> String {
    if findings.isEmpty { return "" }
    let heads = [
      LocalizedText("Location", zh: "位置"), LocalizedText("Rule", zh: "规则"), LocalizedText("Finding", zh: "问题"),
      LocalizedText("Help", zh: "建议"),
    ]
    let rows = findings.map { finding in
      [
        Self.location(finding.range, files), rule(finding.id, finding.severity),
        Markdown.sentence(finding.message.text(in: language)),
        Markdown.sentence(finding.help?.text(in: language) ?? ""),
      ]
    }
    return Markdown.table(heads.map { $0.text(in: language) }, rows) + "\n"
  }

  /// Such as `Schemas/Gift.yaml:3`, as code.
  public static func location(_ range: SourceRange, _ files: SourceFiles) -> String {
    guard let file = files.holding(range) else { return "" }
    return Markdown.code("\(file.path):\(file.location(of: range.start).line)")
  }

  /// With its severity.
  public func rule(_ id: String, _ severity: Diagnostic.Severity) -> String {
    Markdown.text(Heading.finding(severity).word.text(in: language)) + " " + Markdown.code(id)
  }
}
