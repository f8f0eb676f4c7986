import Checks
import DiagnosticTestSupport
import SchemaFormat
import SchemaTestSupport
import SourceText
import Testing

/// Formatting changes no finding of any rule, in whichever example.
struct FormatTests {
  @Test(arguments: Lint.rules) func theSameFindingsAfterwards(_ rule: LintRule) throws {
    for before in rule.rule.pageWithCases.bad + rule.rule.pageWithCases.good {
      let after = try formatted(before)
      #expect(try findings(before) == findings(after), "\(after.source)")
      #expect(try formatted(after).source == after.source)
    }
  }

  private func findings(_ example: Example) throws -> [String] {
    Lint.check(try TestProject(example).validSchema).map { "\($0.id): \($0.message.english)" }.sorted()
  }

  /// The example with all of its files formatted; without its marks, which are for the old places.
  private func formatted(_ example: Example) throws -> Example {
    let files = [example.configuration] + example.schemas
    let texts = try files.map { file in
      let outcome = SchemaFormat.format(SourceFile(id: .init(0), path: file.path, text: file.text))
      guard case .text(let bytes) = outcome else { throw NotFormatted(path: file.path, text: file.text) }
      return "=== \(file.path)\n" + String(decoding: bytes, as: UTF8.self).dropLast()
    }
    return Example(texts.joined(separator: "\n"))
  }

  private struct NotFormatted: Error {
    var path: String
    var text: String
  }
}
