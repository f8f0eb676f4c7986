import DiagnosticTestSupport
import SourceText
import Testing

/// Every text of a finding is there in both languages.
struct LanguageTests {
  @Test(
    arguments: SyntaxTests.traps + SyntaxTests.quotes + SyntaxTests.lookAlikes + SyntaxTests.structure
      + SyntaxTests.words)
  func `findings about YAML are in Chinese too`(_ mistake: SyntaxTests.Mistake) {
    for finding in readYAML(mistake.text).diagnostics { #expect(untranslated(in: finding) == []) }
  }
}
