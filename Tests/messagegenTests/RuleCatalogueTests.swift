import Foundation
import SourceText
import Testing

@testable import messagegen

@Suite struct RuleCatalogueTests {
  private let entries = RuleCatalogue().entries

  @Test func everyRuleStandsOnce() { #expect(Set(entries.map(\.id)).count == entries.count) }

  @Test func everyRuleExplainsItself() {
    for entry in entries {
      let text = Explanation(entry: entry, style: .plain, width: 60).text
      #expect(text.hasPrefix("\(entry.id): "))
      if entry.rule != nil { #expect(text.contains("[\(entry.id)]: ") && text.contains("it accepts:"), "\(entry.id)") }
      #expect(text.contains("    \(entry.id): ") == entry.isConfigurable, "\(entry.id)")
    }
  }

  @Test func proseIsWrappedByColumns() {
    #expect(Paragraph(text: "one two 红包 four").wrapped(8) == "one two\n红包\nfour\n")
    #expect(Paragraph(text: "one two 红包 four").wrapped(9) == "one two\n红包 four\n")
  }

  @Test func jsonHasEveryRule() throws {
    let text = RuleList(entries: entries).text(.json)
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(objects.map { $0["id"] as? String } == entries.map(\.id))
    #expect(objects.map { $0["summary"] as? String } == entries.map(\.summary))
    #expect(objects.map { $0["configurable"] as? Bool } == entries.map(\.isConfigurable))
  }

  @Test func markdownHasEveryRuleOnce() {
    let rows = RuleList(entries: entries).text(.markdown).split(separator: "\n").dropFirst(2)
    #expect(rows.count == entries.count)
    for entry in entries { #expect(rows.count { $0.hasPrefix("| `\(entry.id)` |") } == 1, "\(entry.id)") }
  }

  @Test func anUnknownRuleNamesTheNearest() {
    #expect {
      try RuleCatalogue().entry("mising-doc")
    } throws: { error in
      (error as? Failure)?.help == "did you mean `missing-doc`?" && (error as? Failure)?.exitCode.rawValue == 64
    }
  }
}
