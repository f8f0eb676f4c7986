import Foundation
import SchemaReader
import SchemaTestSupport
import SourceText
import Testing

/// The reader's rules: the list is true, each is documented, and what is documented is what happens.
@Suite struct ReadingRuleTests {
  private static let rules = SchemaReader.rules + SchemaReader.releaseRules

  /// One example of one rule, named so that a failure can be found.
  struct RuleCase: CustomTestStringConvertible, Sendable {
    var rule: Rule
    var example: Example
    var testDescription: String

    static let bad = ReadingRuleTests.rules.flatMap { rule in cases(rule, rule.bad, "bad") }
    static let good = ReadingRuleTests.rules.flatMap { rule in cases(rule, rule.good, "good") }

    private static func cases(_ rule: Rule, _ examples: [Example], _ kind: String) -> [RuleCase] {
      examples.enumerated().map { RuleCase(rule: rule, example: $1, testDescription: "\(rule.id), \(kind) \($0 + 1)") }
    }
  }

  @Test func `the list has every file of the folders`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
    let names = try ["SchemaReader/ReadingRules", "SchemaReader/Releases/Rules", "SourceText/Rules", "YAML/Rules"]
      .flatMap { try FileManager.default.subpathsOfDirectory(atPath: sources.appendingPathComponent($0).path) }
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Rule.Theme") }
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent.lowercased() }
    let listed = Self.rules.map { "rule+" + $0.id.replacingOccurrences(of: "-", with: "") }
    #expect(names.sorted() == listed.sorted())
  }

  @Test func `errors are fatal, and they alone`() {
    #expect(Self.rules.allSatisfy { $0.isConfigurable == ($0.severity != .error) })
  }

  @Test func `ids are unique and in kebab-case`() {
    #expect(Set(Self.rules.map(\.id)).count == Self.rules.count)
    for rule in Self.rules {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "\(rule.id)")
    }
  }

  @Test(arguments: rules)
  func `every rule is documented in both languages`(_ rule: Rule) {
    #expect(!rule.bad.isEmpty && !rule.good.isEmpty)
    #expect(!rule.summary.english.hasSuffix(".") && !rule.summary.chinese.hasSuffix("。"))
    #expect(rule.why.english.hasSuffix(".") && rule.why.chinese.hasSuffix("。"))
    for text in [rule.summary, rule.why] {
      #expect(text.chinese != text.english)
      #expect(text.chinese.contains(/[\u{4E00}-\u{9FFF}]/), "\(text.chinese)")
      #expect(!text.english.contains(/[\u{4E00}-\u{9FFF}]/) || text.english.contains("`"), "\(text.english)")
    }
  }

  @Test(arguments: RuleCase.bad)
  func `a bad example has the rule's findings at its marks, in the rule's severity`(_ item: RuleCase) {
    let read = TestProject(item.example)
    let own = read.findings.filter { $0.id == item.rule.id }
    #expect(own.map(read.mark).sorted() == item.example.marks.sorted(), "\(read.findings.map(\.message.english))")
    #expect(own.allSatisfy { $0.severity == item.rule.severity })
    #expect(!item.example.marks.isEmpty)
  }

  @Test(arguments: RuleCase.good)
  func `a good example has no error, and nothing of its rule`(_ item: RuleCase) {
    let read = TestProject(item.example)
    let wrong = read.findings.filter { $0.severity == .error || $0.id == item.rule.id }
    #expect(wrong == [], "\(wrong.map(\.message.english))")
    #expect(item.example.marks.isEmpty)
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { id }
}
