import SourceText
import Templating

/// A file before it is text: its name, and what fills its templates.
struct Page: Sendable {
  let name: String
  /// The schemas that it is made from; empty: all of them.
  var sources: [String] = []
  /// One behind the other, with an empty line between.
  let parts: [FilledTemplate]

  var file: GeneratedFile {
    GeneratedFile(name: name, bytes: Array(parts.map(\.bytes).joined(separator: "\n".utf8)), sources: sources)
  }
}

extension Page {
  init<V: View>(_ name: String, _ template: Template<V>, _ view: V) {
    self.init(name: name, parts: [template.filled(with: view)])
  }
}
