import SourceText
import Testing

@testable import SchemaReader

/// Every text of a finding is there in both languages.
struct LanguageTests {
  @Test(arguments: ExampleTests.all) func `findings about schemas are in Chinese too`(_ example: Example) {
    for finding in example.run().findings { check(finding) }
  }

  @Test(
    arguments: SyntaxTests.traps + SyntaxTests.quotes + SyntaxTests.lookAlikes + SyntaxTests.structure
      + SyntaxTests.words)
  func `findings about YAML are in Chinese too`(_ mistake: SyntaxTests.Mistake) {
    for finding in readYAML(mistake.text).diagnostics { check(finding) }
  }

  private func check(_ finding: Diagnostic) {
    let texts =
      [finding.message] + [finding.help, finding.label].compactMap(\.self) + finding.notes.map(\.message)
      + finding.fixIts.map(\.message)
    for text in texts {
      let (english, chinese) = (withoutCode(text.english), withoutCode(text.chinese))
      guard english.unicodeScalars.contains(where: { isLatin($0) }) else { continue }
      #expect(chinese != english, "\(finding.id)")
      #expect(chinese.unicodeScalars.contains { isIdeograph($0) }, "\(finding.id): \(text.chinese)")
      #expect(![" ", "。"].contains(text.chinese.last), "\(finding.id): \(text.chinese)")
      #expect(!isRunTogether(text.chinese), "\(finding.id): \(text.chinese)")
    }
  }

  /// What stands outside backticks.
  private func withoutCode(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count, by: 2).map { String(parts[$0]) }.joined()
  }

  /// Whether a backtick stands beside a Chinese character without a space between them; what is inside is the author's.
  private func isRunTogether(_ text: String) -> Bool {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.dropLast().contains { index in
      let outside = index.isMultiple(of: 2) ? parts[index].unicodeScalars.last : parts[index + 1].unicodeScalars.first
      return outside.map { isIdeograph($0) } ?? false
    }
  }

  private func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { 0x4E00...0x9FFF ~= scalar.value }

  private func isLatin(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }
}
