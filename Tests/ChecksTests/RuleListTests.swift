import Checks
import Foundation
import Testing

/// The list of rules is written by hand; these keep it true.
@Suite struct RuleListTests {
  @Test func theListHasEveryFileOfTheFolder() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Checks/Rules").standardized
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent.lowercased() }
    let listed = Lint.rules.map { $0.id.replacingOccurrences(of: "-", with: "") }
    #expect(names.sorted() == listed.sorted())
  }

  @Test func idsAreUniqueAndInKebabCase() {
    #expect(Set(Lint.rules.map(\.id)).count == Lint.rules.count)
    for rule in Lint.rules {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
    }
  }

  @Test(arguments: Lint.rules)
  func everyRuleIsDocumented(_ rule: Rule) {
    #expect(!rule.bad.isEmpty && !rule.good.isEmpty)
    #expect(!rule.summary.english.hasSuffix("."))
    #expect(rule.why.english.hasSuffix(".") || rule.why.english.hasSuffix("?"))
  }

  @Test(arguments: Lint.rules)
  func everyRuleIsDocumentedInChinese(_ rule: Rule) {
    #expect(Wording(phrase: rule.summary).faults == [])
    #expect(Wording(phrase: rule.why, isProse: true).faults == [])
  }

  @Test func onlyErrorsAreFatal() {
    #expect(Lint.rules.allSatisfy { !$0.isFatal || $0.severity == .error })
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { id }
}
