import Schema
import SourceText
import YAML

/// Reads `examples` of a message or object.
struct ExampleReader: ResolvingReader {
  let context: ReaderContext

  private var values: ExampleValueReader { ExampleValueReader(context: context) }

  /// The names of the examples, for those that name one another.
  func names(_ node: YAMLNode) -> [Schema.Example] {
    node.entries.map { Schema.Example(name: $0.key.locatedText, values: [], range: $0.key.range) }
  }

  /// The examples that could be read.
  func examples(_ node: YAMLNode, in scope: Scope) -> [Schema.Example] {
    forms.distinct(node).compactMap { entry in
      let name = entry.key.locatedText
      guard isName(name), forms.isMapping(entry.value, what: .verbatim("`\(name.value)`")) else { return nil }
      return example(name, entry.value, in: scope)
    }
  }

  private func isName(_ name: Located<String>) -> Bool {
    if let first = name.value.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      name.value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    {
      return true
    }
    return fail(.invalidExample(named: name))
  }

  private func example(_ name: Located<String>, _ node: YAMLNode, in scope: Scope) -> Schema.Example {
    var ids: Located<[TypeID.Value]>?
    var entries: [Schema.Example.Entry] = []
    for entry in forms.distinct(node) where !forms.reportRunTogether(entry) {
      if entry.key.has(text: "$id"), !scope.failed.contains("$id") {
        ids = self.ids(entry, in: scope)
      } else if let local = scope.locals.first(where: { entry.key.has(text: $0.name) }) {
        report(.invalidExample(ofLocal: entry.key.locatedText, local))
      } else if let value = values.entry(entry, among: scope.fields, failed: scope.failed, isOpen: scope.isOpen) {
        entries.append(value)
      }
    }
    return Schema.Example(
      name: name, ids: ids, values: entries, range: name.range.through(node.range))
  }

  private func ids(_ entry: YAMLEntry, in scope: Scope) -> Located<[TypeID.Value]>? {
    guard let ids = scope.ids else { return fail(.invalidExample(ofIDOfObject: entry.key.range)) }
    let reader = TypeIDReader(context: context)
    let value = reader.exampleIdentity(entry.value, entry.key.locatedText, of: ids, isStrict: scope.isStrict)
    return value.map { Located($0, entry.value.range) }
  }
}
