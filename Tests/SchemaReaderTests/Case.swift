import Foundation
import SourceText
import Testing

/// A picture of the reader: schemas, and beside them what is found in them, as people read it.
///
/// `Cases/<rule>/<name>.yaml`, or a folder `<name>` of several files, is beside `<name>.txt`. Without a
/// `messagegen.yaml` of its own, a case has that of `Cases`. Nothing is found in `Cases/no-findings`.
struct Case: Sendable, CustomTestStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
  /// Where there is nothing to find.
  static let clean = "no-findings"

  let rule: String
  let name: String
  let files: [SourceFile]

  var testDescription: String { "\(rule)/\(name)" }
  var project: Project { Project(files) }
  /// What is found, as it was when somebody looked at it.
  var picture: URL { Self.folder.appending(path: "\(rule)/\(name).txt") }

  static let all: [Case] = names(in: folder).filter { !$0.contains(".") }.flatMap { rule in
    names(in: folder.appending(path: rule)).filter { !$0.hasSuffix(".txt") }.map { Case(rule: rule, entry: $0) }
  }

  private init(rule: String, entry: String) {
    let place = Self.folder.appending(path: "\(rule)/\(entry)")
    let isFile = entry.hasSuffix(".yaml")
    let texts = isFile ? [place] : Self.names(in: place).map { place.appending(path: $0) }
    let own = texts.filter { $0.lastPathComponent == "messagegen.yaml" }
    let configuration = own.isEmpty ? [Self.folder.appending(path: "messagegen.yaml")] : own
    self.rule = rule
    name = isFile ? String(entry.dropLast(5)) : entry
    files = (configuration + texts.filter { !own.contains($0) }).enumerated().map { index, url in
      let bytes = (try? Data(contentsOf: url)).map(Array.init) ?? []
      return SourceFile(id: .init(index), path: url.lastPathComponent, bytes: bytes)
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
