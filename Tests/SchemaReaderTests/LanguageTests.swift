import DiagnosticTestSupport
import SourceText
import Testing

@testable import SchemaReader

/// Every text of a finding is there in both languages.
struct LanguageTests {
  @Test(arguments: ExampleTests.all) func `findings about schemas are in Chinese too`(_ example: Example) {
    for finding in example.run().findings { #expect(untranslated(in: finding) == []) }
  }
}
