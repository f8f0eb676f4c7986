import Foundation
import Schema
import SchemaReader
import SourceText

/// A project of this repository.
enum SchemaProject: String, CaseIterable {
  case own = "."
  case kitchenSink = "Tests/Projects/Consumers"

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Nil: it has errors.
  func read() -> Schema? {
    let folder = Self.root.appendingPathComponent(rawValue)
    let schemas = folder.appendingPathComponent("Schemas")
    let names = FileManager.default.enumerator(atPath: schemas.path)?.compactMap { $0 as? String } ?? []
    let paths =
      ["messagegen.yaml"]
      + names.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Releases/") }.sorted()
      .map { "Schemas/" + $0 }
    let sources: [SourceFile] = paths.enumerated().compactMap { index, path in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else { return nil }
      return SourceFile(id: .init(index), path: path, bytes: Array(data))
    }
    guard let settings = sources.first, let configuration = SchemaReader.readConfiguration(settings).value else {
      return nil
    }
    return SchemaReader.read(sources.dropFirst(), configuration: configuration).value
  }
}
