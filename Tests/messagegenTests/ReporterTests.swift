import SourceText
import Templates
import Testing

@testable import Reports
@testable import messagegen

/// Findings as a terminal shows them.
struct ReporterTests {
  private let file = SourceFile(id: .init(0), path: "a.yaml", text: "a: 1\nb: 2\nc: 3\nd: 4\n")

  private func finding(_ line: Int, _ severity: Diagnostic.Severity) -> Diagnostic {
    let range = SourceRange(file: file.id, start: line * 5, end: line * 5 + 1)
    return Diagnostic("rule-\(line)", severity, LocalizedText("found", zh: "发现"), at: range)
  }

  private var findings: [Diagnostic] {
    [finding(0, .error), finding(1, .note), finding(2, .warning), finding(3, .error)]
  }

  private func lines(_ format: ErrorFormat, _ language: Language = .english) -> [Substring] {
    Reporter(style: .plain, format: format, language: language).text(of: findings, in: [file]).split(separator: "\n")
      .filter { $0.contains("rule-") }
  }

  @Test func everybodyReadsTheOrderOfTheFile() {
    #expect(
      lines(.text) == [
        "error[rule-0]: found", "note[rule-1]: found", "warning[rule-2]: found", "error[rule-3]: found",
      ])
    #expect(lines(.short).first == "a.yaml:1:1: error: found [rule-0]")
    #expect(lines(.github).first?.hasPrefix("::error file=a.yaml,line=1,") == true)
  }

  @Test func speaksChinese() {
    #expect(lines(.text, .simplifiedChinese).last == "错误[rule-3]：发现")
    #expect(lines(.short, .simplifiedChinese).first == "a.yaml:1:1: error: 发现 [rule-0]")
  }

  @Test func countsEachSeverity() {
    let summary = FindingCount(findings).summary(in: .all(schemas: 1, templates: 0))
    #expect(summary.english == "2 errors, 1 warning, 1 note in 1 schema")
    #expect(summary.chinese == "1 个 schema 中有 2 个错误、1 个警告、1 个提示")
    #expect(FindingCount([]).summary(in: .all(schemas: 2, templates: 0)).english == "no findings in 2 schemas")
  }

  @Test func theHintIsAboutTheLastFinding() {
    #expect(findings.explainHint?.english == "for details, run `messagegen explain rule-3`")
    #expect(Array(findings.dropLast()).explainHint?.english == "for details, run `messagegen explain rule-0`")
    #expect([Diagnostic]().explainHint == nil)
  }

  @Test func errorsThatMoreFollowsAreNamed() {
    let alone = [[], [finding(0, .error), finding(1, .error)], [finding(0, .note), finding(1, .error)]]
    for findings in alone { #expect(findings.errorLocations(in: [file]) == nil) }
    let one = [finding(0, .error), finding(1, .note)]
    #expect(one.errorLocations(in: [file])?.english == "error at a.yaml:1:1")
    let many = (0..<4).map { finding($0, .error) } + [finding(3, .warning)]
    let text = LocalizedText(
      "errors at a.yaml:1:1, a.yaml:2:1, a.yaml:3:1 and 1 more", zh: "错误位于 a.yaml:1:1、a.yaml:2:1、a.yaml:3:1，另有 1 处")
    #expect(many.errorLocations(in: [file]) == text)
  }
}

struct RuleHelpTests {
  @Test func everyRuleHasItsExamplesInMarkdown() {
    for rule in RuleCatalog().rules {
      let help = RuleHelp(rule: rule, page: rule.page, language: .english)
      #expect(help.markdown.hasPrefix("**`\(rule.id)`**: ") && help.text.contains("messagegen explain \(rule.id)"))
      #expect(!help.markdown.contains("↓") && !help.markdown.contains("\n=== "))
      let fences = help.markdown.split(separator: "\n").filter { $0.hasPrefix("```") }
      #expect(fences.count >= (rule.page.changes.isEmpty ? 4 : 8), "\(rule.id)")
    }
  }
}
