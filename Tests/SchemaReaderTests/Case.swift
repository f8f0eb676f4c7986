import Foundation
import SchemaTestSupport
import SourceText
import TestSupport
import Testing

/// A picture of the reader: schemas, and what is found in them, as people read it.
///
/// `Cases/<rule>.txt` has the cases of a rule. Each section of a case is a file, but for `findings`, which is what is
/// found. Without a `messagegen.yaml` of its own, a case has that of `Cases`. Nothing is found in `no-findings.txt`.
struct Case: Sendable, CustomTestStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
  /// Where there is nothing to find.
  static let clean = "no-findings"
  static let configuration = "messagegen.yaml"
  /// The section of what is found.
  static let findings = "findings"

  let rule: String
  let name: String
  let files: [SourceFile]
  /// What is found, as it was when somebody looked at it; nil: nothing.
  let picture: String?

  var testDescription: String { "\(rule)/\(name)" }
  var project: TestProject { TestProject(files: files) }

  static let rules = TextArchive.names(in: folder)

  static let all: [Case] = rules.flatMap { rule in
    (try? TextArchive(contentsOf: file(of: rule)))?.cases.map { Case($0, of: rule) } ?? []
  }

  static func file(of rule: String) -> URL { folder.appending(path: rule + ".txt") }

  init(_ text: TextArchive.Case, of rule: String) {
    let texts = text.sections.filter { $0.name != Self.findings }
    let own = texts.filter { $0.name == Self.configuration }
    let all = (own.isEmpty ? [Self.usualConfiguration] : own) + texts.filter { $0.name != Self.configuration }
    self.rule = rule
    name = text.name ?? rule
    files = all.enumerated().map { SourceFile(id: .init($0), path: $1.name, bytes: Array($1.text.utf8)) }
    picture = text[Self.findings]
  }

  private static let usualConfiguration = TextArchive.Section(
    configuration, (try? String(contentsOf: folder.appending(path: configuration), encoding: .utf8)) ?? "")
}
