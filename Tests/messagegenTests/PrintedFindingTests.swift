import DiagnosticTestSupport
import Foundation
import Reports
import SourceText
import TestSupport
import Testing

@testable import messagegen

/// What every rule finds in its bad examples, as it is printed, in both languages: a file for each theme, in it a case
/// for each rule.
///
/// `WRITE_GOLDEN=1 swift test --filter PrintedFindingTests` writes it; then read the diff.
struct PrintedFindingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PrintedFindings")
  private static let isWriting = ProcessInfo.processInfo.environment["WRITE_GOLDEN"] != nil
  /// By the name of its file the rules of each theme.
  private static let themes = Dictionary(grouping: RuleCatalog().rules) { rule in
    rule.theme.name.english.replacing(" ", with: "-")
  }

  @Test(arguments: themes.keys.sorted()) func `findings are printed as their file shows`(_ theme: String) throws {
    let file = Self.folder.appending(path: theme + ".txt")
    let found = TextArchive(
      cases: (Self.themes[theme] ?? []).map { .init(name: $0.id, head: Self.printedFindings(of: $0)) })
    if Self.isWriting { try found.write(to: file) }
    let expected = try TextArchive(contentsOf: file)
    let names = { (archive: TextArchive) in archive.cases.map { $0.name ?? "" } }
    #expect(names(found) == names(expected))
    for item in found.cases {
      let head = expected.cases.first { $0.name == item.name }?.head
      if let lines = differingLines(expected: head, found: item.head) {
        Issue.record("\(item.name ?? "")\n\(lines)")
      }
    }
  }

  @Test(.disabled(if: isWriting)) func `every file belongs to a theme`() {
    #expect(TextArchive.names(in: Self.folder) == Self.themes.keys.sorted())
  }

  private static func printedFindings(of rule: Rule) -> String {
    let readings = CheckedExample.reported(in: rule.pageWithCases, by: rule)
    return Language.allCases.flatMap { language in
      readings.map { TextPrinter(files: $0.files, style: .plain, language: language).print($0.findings) }
    }.joined(separator: "\n")
  }
}
