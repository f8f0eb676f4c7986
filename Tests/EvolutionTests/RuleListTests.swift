import DiagnosticTestSupport
import Evolution
import Foundation
import Testing

/// The list of rules is written by hand; these keep it true.
@Suite struct RuleListTests {
  private static let rules = Evolution.rules.map(\.rule)

  @Test func theListHasEveryFileOfTheFolder() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Evolution/Rules").standardized
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent.lowercased() }
    #expect(names.sorted() == Self.rules.map { $0.id.replacingOccurrences(of: "-", with: "") }.sorted())
  }

  @Test func everyRuleHasExamplesOfBothKinds() {
    for rule in Evolution.rules {
      #expect(rule.examples.contains { !$0.breaks.isEmpty }, "\(rule.rule.id)")
      #expect(rule.examples.contains { $0.breaks.isEmpty }, "\(rule.rule.id)")
    }
  }

  @Test func everyRuleIsDocumented() {
    for rule in Self.rules {
      #expect(!rule.summary.english.hasSuffix(".") && rule.why.english.hasSuffix("."), "\(rule.id)")
      #expect(HouseStyle(rule.summary).faults == [] && HouseStyle(rule.why, isProse: true).faults == [])
    }
  }
}
