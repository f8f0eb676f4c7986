import Reports
import SourceText
import Templates

/// Findings as text, in the form that was asked for.
struct Reporter {
  let style: TextStyle
  let format: ErrorFormat
  /// The least severity that makes the run fail.
  var failing = Diagnostic.Severity.warning
  var language = Language.english
  /// As reports name the run.
  var suite = "messagegen lint"

  func text(of findings: [Diagnostic], in files: SourceFiles) -> String {
    switch format {
    case .text: findings.isEmpty ? "" : printed(findings, files) + "\n"
    case .short: ShortPrinter(files: files, language: language).print(findings)
    case .json: JSONReport(version: Tool.version, language: language).text(of: findings, in: files)
    case .sarif:
      SARIFReport(version: Tool.version, rules: help(on: findings), language: language).text(of: findings, in: files)
    case .github: GitHubReport(language: language).text(of: findings, in: files)
    case .gitlab: GitLabReport(language: language).text(of: findings, in: files)
    case .checkstyle: CheckstyleReport(language: language).text(of: findings, in: files)
    case .junit: JUnitReport(name: suite, failing: failing, language: language).text(of: findings, in: files)
    case .markdown: MarkdownReport(language: language).text(of: findings, in: files)
    case .xcode: XcodeReport(language: language).text(of: findings, in: files)
    }
  }

  /// On those rules that found something.
  private func help(on findings: [Diagnostic]) -> [RuleHelp] {
    let ids = Set(findings.map(\.id))
    return RuleCatalog().rules.filter { ids.contains($0.id) }
      .map { RuleHelp(rule: $0, page: $0.page, language: language) }
  }

  private func printed(_ findings: [Diagnostic], _ files: SourceFiles) -> String {
    TextPrinter(files: files, style: style, language: language).print(findings)
  }
}
