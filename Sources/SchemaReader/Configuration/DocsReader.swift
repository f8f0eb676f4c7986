import Language
import Schema
import SourceText

/// Reads what the configuration says of the catalog of messages.
struct DocsReader: ReportingReader {
  let forms: FormReader
  let targets: [Target]
  /// The folder of the schemas.
  let schemas: String

  func docs(_ entries: CheckedMapping) -> DocsSettings {
    guard let node = entries["docs"], let docs = forms.open(node, as: .docs) else { return DocsSettings() }
    var settings = DocsSettings(
      title: docs.text("title"), messages: docs.texts("messages"), width: Double(docs.integerOrDefault("width")))
    let languages = docs.texts("languages").compactMap { Language(rawValue: $0.value) }
    if !languages.isEmpty {
      settings.languages = languages.enumerated().filter { !languages[..<$0.offset].contains($0.element) }.map(
        \.element)
    }
    let paths = PathReader(forms: forms)
    if let path = paths.path("path", in: docs) {
      paths.checkOutput(path, of: "path", sample: DocsSettings.standardPath, schemas: schemas)
      let target = targets.first { target in
        [target.path, target.tests].contains { $0.map { FolderPath.areNested($0.value, path.value) } ?? false }
      }
      if let target {
        report(.badDocs(inFolderOf: target, at: path.range))
      }
      settings.path = path
    }
    if let source = docs.text("source") {
      let start = source.value.lowercased()
      if start.hasPrefix("https://") || start.hasPrefix("http://") {
        settings.source = source
      } else {
        report(.badDocs(source: source))
      }
      for match in source.value.matches(of: /\{([^{}]*)\}/) where !DocsSettings.placeholders.contains(String(match.1)) {
        report(.badDocs(placeholder: String(match.1), in: source))
      }
    }
    return settings
  }
}

extension FolderPath {
  /// One is the other, or is in it.
  static func areNested(_ path: String, _ other: String) -> Bool {
    guard let path = FolderPath(path), let other = FolderPath(other) else { return false }
    return path.parts.starts(with: other.parts) || other.parts.starts(with: path.parts)
  }
}
