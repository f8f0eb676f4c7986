import Checks
import SourceText
import Testing

/// What rules say in Chinese is the same as in English, in the form that Chinese has.
@Suite struct RuleLanguageTests {
  static let rules = Lint.themes.filter { ["presentation", "wire"].contains($0.name) }.flatMap(\.rules)

  @Test(arguments: rules)
  func documentationIsInBoth(_ rule: Rule) {
    #expect(rule.summary.isTranslated && rule.why.isTranslated)
    #expect(rule.summary.chinese.last != "。")
    #expect(rule.why.chinese.hasSuffix("。") && !rule.why.chinese.contains("\n"))
  }

  @Test(arguments: rules)
  func findingsNameTheSameThingsInBoth(_ rule: Rule) throws {
    for example in rule.bad {
      for finding in rule.findings(in: try Project(example).schema) {
        for text in [finding.message] + [finding.help, finding.label].compactMap({ $0 }) + finding.fixIts.map(\.message)
        {
          #expect(text.isTranslated && text.chinese.last != "。", "\(text.chinese)")
          #expect(text.english.code.isSuperset(of: text.chinese.code.subtracting(words)), "\(text.chinese)")
          #expect(text.chinese.code.isSuperset(of: text.english.code), "\(text.chinese)")
        }
      }
    }
  }

  /// Keywords that English names as plain words.
  private let words: Set<String> = ["padding", "envelope", "content", "tap", "layout", "summary"]
}

extension Phrase {
  fileprivate var isTranslated: Bool {
    chinese.unicodeScalars.contains { $0.properties.isIdeographic }
      && !english.unicodeScalars.contains {
        $0.properties.isIdeographic
      }
  }
}

extension String {
  /// What stands in backticks.
  fileprivate var code: Set<String> {
    Set(
      split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
        String($0.element)
      })
  }
}
