import Foundation
import Reports
import SourceText
import Templates
import Testing

@testable import messagegen

struct RuleCatalogTests {
  private let rules = RuleCatalog().rules

  @Test(arguments: Language.allCases) func everyRuleExplainsItself(_ language: Language) {
    for rule in rules {
      let text = Explanation(rule: rule, page: rule.page, style: .plain, width: 60, language: language).text
      let head = text.prefix { $0 != "\n" }
      #expect(head.hasPrefix("\(rule.id): ") && head.contains(rule.severityWord.text(in: language)))
      #expect(text.contains(Explanation.finds.text(in: language)), "\(rule.id)")
      #expect(text.contains(Explanation.accepts.text(in: language)), "\(rule.id)")
      #expect(text.count(of: "[\(rule.id)]") >= rule.page.bad.count, "\(rule.id)")
      for example in rule.page.good {
        let last = example.source.split(separator: "\n").last ?? ""
        #expect(text.contains("\n  \(last)\n"), "\(rule.id)")
      }
      #expect(text.contains("    \(rule.id): ") == rule.isConfigurable, "\(rule.id)")
      #expect(text.contains("# messagegen:ignore \(rule.id) -- ") == rule.isSuppressible, "\(rule.id)")
    }
  }

  @Test(arguments: [
    ("case-added", "error at most", "最高为错误"), ("tap-removed", "warning at most", "最高为警告"),
    ("tap-event-added", "note", "提示"), ("bad-path", "error", "错误"),
  ])
  func whatAChangeBreaksDecidesHowSevereItIs(_ id: String, _ english: String, _ chinese: String) throws {
    let rule = try RuleCatalog().rule(id)
    for (language, word) in [(Language.english, english), (.simplifiedChinese, chinese)] {
      let text = Explanation(rule: rule, page: rule.page, style: .plain, width: 80, language: language).text
      #expect(text.hasPrefix("\(id): \(word)\n"))
    }
  }

  @Test func noCommentSilencesWhatIsAboutComments() throws {
    #expect(rules.filter { $0.theme.name.english == "comments" }.allSatisfy { !$0.isSuppressible })
    let rule = try RuleCatalog().rule("unused-ignore")
    let text = Explanation(rule: rule, page: rule.page, style: .plain, width: 80, language: .english).text
    #expect(text.contains(Explanation.commentsHaveNoSay.english) && text.contains("    unused-ignore: off"))
  }

  @Test func whatThereIsToDoStandsOnce() throws {
    let rule = try RuleCatalog().rule("swift-spelling")
    let text = Explanation(rule: rule, page: rule.page, style: .plain, width: 80, language: .english).text
    let fixes = try #require(text.split(separator: Explanation.fix.english).last?.split(separator: "\n\n").first)
    #expect(fixes.contains("- did you mean `string`?"))
    #expect(Set(fixes.split(separator: "\n")).count == fixes.split(separator: "\n").count)
  }

  @Test func headingsAreColoured() throws {
    let rule = try RuleCatalog().rule("bad-path")
    let plain = Explanation(rule: rule, page: rule.page, style: .plain, width: 80, language: .english).text
    let coloured = Explanation(rule: rule, page: rule.page, style: .ansi, width: 80, language: .english).text
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}[1m\(Explanation.finds.english)\u{1B}[0m"))
    #expect(coloured.contains("\u{1B}[1;31merror\u{1B}[0m\n"))
  }

  @Test(arguments: [
    ("one two 红包 four", 8, "", "one two\n红包\nfour\n"), ("one two 红包 four", 9, "", "one two\n红包 four\n"),
    ("红包和“礼物”。好", 8, "", "红包和\n“礼物”。\n好\n"), ("one two three", 9, "- ", "- one two\n  three\n"),
  ])
  func proseIsWrappedByColumns(_ text: String, _ width: Int, _ bullet: String, _ wrapped: String) {
    #expect(Paragraph(text: text).wrapped(width, bullet: bullet) == wrapped)
  }

  @Test(arguments: Language.allCases) func jsonHasEveryRule(_ language: Language) throws {
    let text = RuleList(rules: rules, language: language).text(.json)
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(objects.map { $0["id"] as? String } == rules.map(\.id))
    #expect(objects.map { $0["summary"] as? String } == rules.map { $0.page.summary.text(in: language) })
    #expect(objects.map { $0["why"] as? String } == rules.map { $0.page.why.text(in: language) })
    #expect(objects.map { $0["configurable"] as? Bool } == rules.map { $0.isConfigurable })
  }

  @Test(arguments: Language.allCases) func markdownHasEveryRuleOnce(_ language: Language) {
    let rows = RuleList(rules: rules, language: language).text(.markdown).split(separator: "\n").dropFirst(2)
    #expect(rows.count == rules.count)
    for rule in rules { #expect(rows.count { $0.hasPrefix("| `\(rule.id)` |") } == 1, "\(rule.id)") }
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
