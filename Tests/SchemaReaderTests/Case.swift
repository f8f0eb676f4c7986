import Foundation
import SchemaTestSupport
import SourceText
import TestSupport
import Testing

/// A picture of the reader: schemas, and what is found in them, as people read it.
///
/// `Cases/<theme>.txt` has the cases of a theme's rules, named `<rule>: <name>`. Each section of a case is a file, but
/// for `findings`, which is what is found. Without a `messagegen.yaml` of its own, a case has that of `Cases`. Nothing
/// is found in `no-findings.txt`.
struct Case: Sendable, CustomTestStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
  /// Where there is nothing to find.
  static let clean = "no-findings"
  static let configuration = "messagegen.yaml"
  /// The section of what is found.
  static let findings = "findings"

  let theme: String
  let name: String
  let files: [SourceFile]
  /// What is found, as it was when somebody looked at it; nil: nothing.
  let picture: String?

  var rule: String { String(name.prefix { $0 != ":" }) }
  var testDescription: String { "\(theme)/\(name)" }
  var project: TestProject { TestProject(files: files) }

  static let themes = TextArchive.names(in: folder)

  static let all: [Case] = themes.flatMap { theme in
    (try? TextArchive(contentsOf: file(of: theme)))?.cases.map { Case($0, of: theme) } ?? []
  }

  static func file(of theme: String) -> URL { folder.appending(path: theme + ".txt") }

  init(_ text: TextArchive.Case, of theme: String) {
    let texts = text.sections.filter { $0.name != Self.findings }
    let own = texts.filter { $0.name == Self.configuration }
    let all = (own.isEmpty ? [Self.usualConfiguration] : own) + texts.filter { $0.name != Self.configuration }
    self.theme = theme
    name = text.name ?? ""
    files = all.enumerated().map { SourceFile(id: .init($0), path: $1.name, bytes: Array($1.text.utf8)) }
    picture = text[Self.findings]
  }

  private static let usualConfiguration = TextArchive.Section(
    configuration, (try? String(contentsOf: folder.appending(path: configuration), encoding: .utf8)) ?? "")
}
