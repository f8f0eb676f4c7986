import Checks
import Foundation
import SchemaReader
import SourceText
import Testing

@testable import messagegen

/// Every finding of every rule's examples, as it is printed, beside what it was when the snapshot was taken.
///
/// `WRITE_GOLDEN=1 swift test --filter FindingSnapshotTests` takes it anew.
@Suite struct FindingSnapshotTests {
  @Test(arguments: Language.allCases) func findingsArePrintedAsBefore(_ language: Language) throws {
    let snapshot = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Findings/\(language.rawValue).txt")
    let sections = RuleCatalogue().rules.flatMap { rule in
      (rule.bad.map { ("bad", $0) } + rule.good.map { ("good", $0) }).enumerated().map { place, example in
        "=== \(rule.id), example \(place + 1), \(example.0)\n" + findings(example.1, in: language)
      }
    }
    let text = sections.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["WRITE_GOLDEN"] != nil {
      try FileManager.default.createDirectory(
        at: snapshot.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: snapshot, atomically: true, encoding: .utf8)
    }
    let before = try String(contentsOf: snapshot, encoding: .utf8).components(separatedBy: "=== ")
    let now = text.components(separatedBy: "=== ")
    #expect(now.count == before.count)
    for (now, before) in zip(now, before) { #expect(now == before) }
  }

  /// What the reader and every rule of the linter find, those that are off by default included.
  private func findings(_ example: Example, in language: Language) -> String {
    let files = ([example.configuration] + example.schemas).enumerated().map {
      SourceFile(id: .init($0), path: $1.path, bytes: $1.bytes)
    }
    let configuration = SchemaReader.readConfiguration(files[0])
    let outcome = configuration.value.map { SchemaReader.read(files.dropFirst(), configuration: $0) }
    let read = configuration.diagnostics + (outcome?.diagnostics ?? [])
    let checked = outcome?.value.map { schema in
      Lint.rules.flatMap { rule in rule.findings(in: schema, known: SchemaReader.rules) }
    }
    let printer = TextPrinter(files: files, style: .plain, language: language)
    return printer.print(read) + "--- lint\n" + printer.print(checked ?? [])
  }
}
