import Reports
import SourceText

/// Findings as text, in the form that was asked for.
struct Reporter {
  let style: TextStyle
  let format: ErrorFormat
  /// The least severity that makes the run fail.
  var failing = Diagnostic.Severity.warning

  func text(of findings: [Diagnostic], in files: [SourceFile]) -> String {
    switch format {
    case .text: findings.isEmpty ? "" : TextPrinter(files: files, style: style).print(findings) + "\n"
    case .short: ShortPrinter(files: files).print(findings)
    case .json: JSONReport(version: Tool.version).text(of: findings, in: files)
    case .sarif:
      SARIFReport(version: Tool.version, rules: RuleCatalogue().entries.map(\.reported)).text(of: findings, in: files)
    case .github: GitHubReport().text(of: findings, in: files)
    case .gitlab: GitLabReport().text(of: findings, in: files)
    case .checkstyle: CheckstyleReport().text(of: findings, in: files)
    case .junit: JUnitReport(failing: failing).text(of: findings, in: files)
    case .xcode: XcodeReport().text(of: findings, in: files)
    }
  }
}
