import DiagnosticTestSupport
import Evolution
import Foundation
import SchemaReader
import SourceText
import Templates
import Testing

@testable import messagegen

/// Every rule: the lists have it, it is documented, and what is documented is what happens.
struct RuleTests {
  private static let rules = RuleCatalog().rules

  /// A file of a theme's folder has one rule; tables of rules stand beside the folders. That a rule with a page is in a
  /// list, `RulePagesTests` say.
  @Test func `the lists have the rule of every file`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { path in
      path.hasSuffix(".swift") && !path.contains("/Rule.Theme+")
        && (path.contains(/^(Checks|Evolution|SchemaReader)\/Rules\/.*\//)
          || path.contains(/^(Emitters|Schema|SourceText|Templating)\/Rules\//))
    }
    let names = files.map { URL(filePath: $0).deletingPathExtension().lastPathComponent.lowercased() }
    let listed = Set(Self.rules.map { $0.id.replacing("-", with: "") })
    #expect(names.count > 50 && names.filter { !listed.contains($0) } == [])
  }

  @Test func `ids are unique and in kebab-case`() {
    #expect(Set(Self.rules.map(\.id)).count == Self.rules.count)
    let others = Self.rules.map(\.id).filter { id in id.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) == nil }
    #expect(others.isEmpty, "\(others)")
  }

  /// Nothing is left to go on with after an error of those beside lint and `breaking`.
  @Test func `only errors are final, and all of what cannot be read`() {
    #expect(Self.rules.filter { !$0.isConfigurable && $0.severity != .error }.map(\.id) == [])
    let others = Self.rules.filter { $0.lint == nil && !$0.isOfBreaking }
    #expect(others.filter { $0.isConfigurable && $0.severity == .error }.map(\.id) == [])
  }

  @Test(arguments: rules) func `a rule is documented in both languages, with examples of both kinds`(_ rule: Rule) {
    let page = rule.page
    #expect(!page.bad.isEmpty || page.changes.contains { !$0.breaks.isEmpty })
    #expect(!page.good.isEmpty || page.changes.contains(where: \.breaks.isEmpty))
    #expect(!page.summary.english.hasSuffix("."))
    #expect(page.why.english.hasSuffix(".") && page.why.chinese.hasSuffix("。"))
    #expect(HouseStyle(page.summary).faults == [] && HouseStyle(page.why, isProse: true).faults == [])
    for text in [page.summary, page.why].map(\.english) {
      #expect(!text.contains(/[\u{4E00}-\u{9FFF}]/) || text.contains("`"), "\(text)")
    }
  }

  @Test(arguments: rules) func `a bad example has findings at its marks, in the rule's severity and the house style`(
    _ rule: Rule
  ) {
    for example in rule.pageWithCases.bad {
      let read = CheckedExample(example, of: rule)
      #expect(!example.marks.isEmpty && read.marks == example.marks.sorted(), "\(example.source)")
      #expect(read.findings.allSatisfy { $0.severity == rule.severity ?? .warning }, "\(example.source)")
      // What is looked at after reading can be read.
      if rule.isFoundAfterReading { #expect(read.others.filter { $0.severity == .error } == [], "\(example.source)") }
      // The reader's own tests look at what it says.
      if !SchemaReader.rules.contains(where: { $0.id == rule.id }) { read.findings.forEach(expectHouseStyle) }
    }
  }

  /// What a rule shows as good should not make people ask about another rule's errors.
  @Test(arguments: rules) func `a good example has no error, and nothing of its rule`(_ rule: Rule) {
    for example in rule.pageWithCases.good {
      let read = CheckedExample(example, of: rule)
      let all = read.schema.map { SchemaFindings.all(in: $0, beside: read.others) } ?? read.others
      #expect(example.marks.isEmpty && read.findings == [], "\(example.source)")
      #expect(all.filter { $0.severity == .error } == [], "\(example.source)")
    }
  }

  @Test(arguments: RuleCatalog.breaking)
  func `a change breaks what its example says, or nothing of any rule`(_ rule: Rule) {
    for example in rule.pageWithCases.changes {
      let read = CheckedExample(example, of: rule)
      let found = read.changes.filter { example.breaks.isEmpty || $0.rule.id == rule.id }
      #expect(found.map(\.text).sorted() == example.breaks.sorted(), "\(example.new.source)")
      #expect(read.others.filter { $0.severity == .error } == [], "\(example.new.source)")
      for change in read.changes {
        let finding = change.diagnostic
        expectHouseStyle(finding)
        // It is found in the new files, and noted in released ones.
        func isNew(_ range: SourceRange) -> Bool { range.file.index <= example.new.schemas.count }
        #expect(isNew(finding.range) || finding.message.english.hasSuffix(" is gone"), "\(change.text)")
        // Notes after those of consequences are about messages that use a type.
        #expect(!finding.notes.prefix(change.breaks.count).compactMap(\.range).contains(where: isNew), "\(change.text)")
      }
    }
  }

  /// A finding keeps the house style, and says what to do.
  private func expectHouseStyle(_ finding: Diagnostic) {
    #expect(finding.help != nil)
    let texts = [finding.message] + finding.notes.map(\.message) + [finding.help].compactMap(\.self)
    for text in texts.map(\.english) {
      #expect(!text.isEmpty && !text.hasSuffix(".") && !text.startsSentence, "\(text)")
      #expect(!text.contains("  ") && !text.contains("\n"), "\(text)")
    }
    for text in texts + [finding.label].compactMap(\.self) + finding.fixIts.map(\.message) {
      #expect(HouseStyle(text).faults == [])
    }
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { id }
}

extension CheckedExample {
  /// Where the rule's findings start.
  fileprivate var marks: [Example.Mark] {
    findings.map { finding in
      let file = files[finding.range.file.index]
      let place = file.location(of: finding.range.start)
      return Example.Mark(path: file.path, line: place.line, column: place.column)
    }.sorted()
  }
}

extension BreakingChange {
  /// As examples write it.
  fileprivate var text: String { ([at] + breaks.map(\.consequence.text)).joined(separator: " ") }
}

extension String {
  /// Whether the first word has a capital letter, and is no name such as `VoiceOver`.
  fileprivate var startsSentence: Bool {
    first?.isUppercase == true && !dropFirst().prefix(while: \.isLetter).contains(where: \.isUppercase)
  }
}
