import Checks
import DiagnosticTestSupport
import Language
import SchemaReader
import SchemaTestSupport
import SourceText
import TestSupport
import Testing

/// What the reader accepts, an editor accepts as well: both are made of the same tables.
@Suite(.enabled(if: Tier.hasProcesses, "asks Python; `make test` runs it")) struct EditorSchemaTests {
  private static let examples =
    Lint.rules.map(\.rule.pageWithCases).flatMap { $0.bad + $0.good }
    + SchemaReader.rules.flatMap(\.pageWithCases.good)

  @Test func schemasOfEveryExampleAreValid() throws {
    let texts = Self.examples.flatMap { $0.schemas.map(\.text) }
    try expectValid(texts, .schemas)
  }

  @Test func configurationsOfEveryExampleAreValid() throws {
    try expectValid(Array(Set(Self.examples.map(\.configuration.text))), .configuration)
  }

  /// What can be seen at one place of a file without the reader; the rest needs names, or what YAML itself tells.
  private static let seen = [
    "bad-color", "bad-document", "bad-size", "complex-key", "empty-enum", "full-width-punctuation",
    "misplaced-optional", "missing-space", "missing-value", "swift-spelling", "unknown-key", "unknown-type",
    "unknown-value", "unquoted-brackets", "unquoted-hash", "wrong-kind",
  ]

  @Test func whatIsSeenAtOnePlaceIsMarked() throws {
    let cases = SchemaReader.rules.filter { Self.seen.contains($0.id) }.map(\.pageWithCases)
      .flatMap { page in page.bad.map { (page.id, $0) } }
    #expect(Set(cases.map(\.0)) == Set(Self.seen))
    let configurations = try EditorValidator(.configuration, cases.map(\.1.configuration.text)).errors
    let schemas = try EditorValidator(.schemas, cases.map { $1.schemas.map(\.text).joined(separator: "---\n") }).errors
    for (index, (id, example)) in cases.enumerated() {
      #expect(!(configurations[index] + schemas[index]).isEmpty, "\(id)\n\(example.source)")
    }
  }

  @Test func ourOwnFilesAreValid() throws {
    for folder in [".", "Tests/Projects/Consumers"] {
      let texts = try TestProject(folder: folder).files.map { $0.text(in: $0.range) }
      try expectValid([texts[0]], .configuration)
      try expectValid(Array(texts.dropFirst()), .schemas)
    }
  }

  private func expectValid(_ texts: [String], _ subject: JSONSchema.Subject) throws {
    try #require(!texts.isEmpty)
    let validator = try EditorValidator(subject, texts)
    #expect(validator.schemaErrors == [])
    for (text, errors) in zip(texts, validator.errors) where !errors.isEmpty {
      Issue.record("\(errors.joined(separator: "\n"))\n\(text)")
    }
  }
}
