import Inspection
import Schema
import SourceText

/// The catalog as one document, for other tools.
extension Catalog {
  public func json() -> String {
    let words = Words(language: options.languages.first ?? .english)
    let document: OrderedJSON = [
      "title": .string(options.title), "version": .string(options.version),
      "messages": .array(entries.map { json($0, words) }),
    ]
    return document.document(width: 100)
  }

  private func json(_ entry: Entry, _ words: Words) -> OrderedJSON {
    let message = entry.message
    let location = location(of: message.declaration.name.range)
    let rows = FieldRows(message, in: schema, words).rows
    return .object([
      ("name", .string(message.name)), ("doc", .string(message.declaration.doc?.value ?? "")),
      ("path", .string(location.path)), ("line", .integer(location.line)),
      ("envelope", .string(schema[message.envelope].name.value)),
      ("ids", .array(message.ids.all.map { .array($0.components.map(\.json)) })),
      ("hidden", .bool(message.isHidden)), ("builtIn", .bool(message.isBuiltIn)),
      ("stability", .string(message.stability.rawValue)),
      ("targets", .array(schema.configuration.targets.filter { $0.has(message) }.map { .string($0.name.value) })),
      ("fields", .array(rows.map { json($0) })),
      (
        "examples",
        .array(entry.validExamples.map { ["name": $0.name.map { .string($0) } ?? .null, "json": .string($0.json)] })
      ),
      ("exampleFaults", .array(entry.shown.faults.map { .string($0.message.text(in: words.language)) })),
      ("summary", .string(entry.summary)),
    ])
  }

  private func json(_ row: FieldRow) -> OrderedJSON {
    .object([
      ("path", .string(String(row.anchor.dropFirst("field-".count)))),
      ("key", .string(row.key.first ?? row.name)),
      ("type", .string(row.before + (row.link?.text ?? "") + row.after)), ("required", .bool(row.isRequired)),
      ("default", row.standard.first.map { .string($0) } ?? .null),
      ("doc", .string(row.doc.map(\.text).joined(separator: "\n\n"))),
    ])
  }
}

extension TypeID.Component {
  /// An integer or a string; as a schema writes it, `_` or `81..90`.
  fileprivate var json: OrderedJSON {
    switch self {
    case .value(.integer(let value)): .integer(Int(value))
    case .value(.string(let text)): .string(text)
    case .range(let range): .string("\(range.lowerBound)..\(range.upperBound)")
    case .any: .string("_")
    }
  }
}
