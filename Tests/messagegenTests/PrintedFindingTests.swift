import Foundation
import SourceText
import Testing

@testable import messagegen

/// What every rule finds in its bad examples, as it is printed, in both languages.
///
/// `WRITE_GOLDEN=1 swift test --filter PrintedFindingTests` writes it; then read the diff.
@Suite struct PrintedFindingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PrintedFindings")
  private static let isWriting = ProcessInfo.processInfo.environment["WRITE_GOLDEN"] != nil

  @Test func `a rule's findings are printed as its file shows`() throws {
    for rule in RuleCatalog().rules { try check(rule) }
  }

  private func check(_ rule: Rule) throws {
    let file = Self.folder.appending(path: "\(rule.id).txt")
    let readings = CheckedExample.reported(by: rule)
    let printed = Language.allCases.flatMap { language in
      readings.map { TextPrinter(files: $0.files, style: .plain, language: language).print($0.findings) }
    }.joined(separator: "\n")
    if Self.isWriting { try printed.write(to: file, atomically: true, encoding: .utf8) }
    #expect(try printed == String(contentsOf: file, encoding: .utf8), "\(rule.id)")
  }

  @Test(.disabled(if: isWriting)) func `every file belongs to a rule`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".txt") }
    #expect(Set(names) == Set(RuleCatalog().rules.map { "\($0.id).txt" }))
  }
}
