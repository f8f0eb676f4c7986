import Checks
import DiagnosticTestSupport
import Foundation
import Testing

/// The list of rules is written by hand; these keep it true.
@Suite struct RuleListTests {
  private static let rules = Lint.rules.map(\.rule)

  @Test func theListHasEveryFileOfTheFolder() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Checks/Rules").standardized
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent.lowercased() }
    let listed = Self.rules.map { $0.id.replacingOccurrences(of: "-", with: "") }
    #expect(names.sorted() == listed.sorted())
  }

  @Test func idsAreUniqueAndInKebabCase() {
    #expect(Set(Self.rules.map(\.id)).count == Self.rules.count)
    for rule in Self.rules {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
    }
  }

  @Test(arguments: Lint.rules)
  func everyRuleIsDocumented(_ lint: LintRule) {
    let rule = lint.rule
    #expect(!rule.bad.isEmpty && !rule.good.isEmpty)
    #expect(!rule.summary.english.hasSuffix("."))
    #expect(rule.why.english.hasSuffix(".") || rule.why.english.hasSuffix("?"))
  }

  @Test(arguments: Lint.rules)
  func everyRuleIsDocumentedInChinese(_ lint: LintRule) {
    #expect(HouseStyle(lint.rule.summary).faults == [])
    #expect(HouseStyle(lint.rule.why, isProse: true).faults == [])
  }

  @Test func onlyErrorsAreFatal() {
    #expect(Self.rules.allSatisfy { $0.isConfigurable || $0.severity == .error })
  }
}

extension LintRule: CustomTestStringConvertible {
  public var testDescription: String { rule.id }
}
