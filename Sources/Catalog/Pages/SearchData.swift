import Inspection
import Schema
import SourceText

/// What the pages' search looks through, as a script with one constant.
struct SearchData {
  let catalog: Catalog
  let words: Words

  /// JSON in which nothing ends a script or a line of it.
  var script: String {
    let messages = catalog.entries.map { message($0) }
    var members: [(key: String, value: OrderedJSON)] = [("messages", .array(messages))]
    if catalog.options.isLive { members.append(("live", .bool(true))) }
    let json = OrderedJSON.object(members).line
    let safe = json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
    return "const catalog = \(safe);\n"
  }

  private func message(_ entry: Catalog.Entry) -> OrderedJSON {
    let message = entry.message
    let texts = [message.texts.summary, message.texts.push, message.texts.accessibility, message.texts.copy]
      .compactMap { $0?.value }
      .map { Evaluation(message, entry.examples[0]).shown($0) }
    let keys = catalog.schema[message.envelope].idKeys.compactMap(\.last?.text)
    let all =
      [message.name, message.idText, message.declaration.doc?.value ?? "", message.path] + texts + keys
      + marks(of: message)
    let rows = FieldRows(message, in: catalog.schema, words)
    return [
      "name": .string(message.name), "id": .string(message.idText), "file": .string(entry.file),
      "doc": .string(message.declaration.doc?.value.firstSentence ?? ""),
      "keys": .array(keys.map { .string($0.lowercased()) }),
      "ids": .array(message.ids.all.flatMap(\.components).map { self.id($0) }),
      "text": .string(all.joined(separator: "\n").lowercased()),
      "parts": .array(rows.rows.map { part($0) } + rows.enums.map { part(catalog.schema[$0]) }),
    ]
  }

  /// What the page says of a message beside its texts: what it is, for which kits it is, what a tap does.
  private func marks(of message: Message) -> [String] {
    var marks = MessageFacts(message, words).facts.flatMap { [$0.name] + $0.values }
    if message.isHidden { marks += ["hidden", words["hidden"]] }
    if message.isBuiltIn { marks += ["builtIn", words["builtIn"]] }
    for target in catalog.schema.configuration.targets where target.has(message) {
      marks += [target.name.value] + target.sdks.map(\.rawValue)
    }
    return marks + [message.stability.rawValue, message.owner?.value ?? "", message.declaration.since?.value ?? ""]
  }

  /// A text, both ends of a range of numbers, or nothing.
  private func id(_ component: TypeID.Component) -> OrderedJSON {
    switch component {
    case .range(let range): [.string(String(range.lowerBound)), .string(String(range.upperBound))]
    case .value(.integer(let value)): [.string(String(value))]
    case .value(.string(let text)): [.string(text.lowercased())]
    case .any: []
    }
  }

  // MARK: Parts of a page: the anchor, how it is called, and what is said of it

  private func part(_ row: FieldRow) -> OrderedJSON {
    let path = String(row.anchor.dropFirst("field-".count))
    let texts =
      [path] + row.key + row.aliases + row.doc.map(\.text) + [row.link?.text ?? ""]
      + row.tags.flatMap { [$0.label, $0.code] }
    return part(row.anchor, path, texts + (row.isSensitive ? ["sensitive"] : []))
  }

  private func part(_ type: EnumType) -> OrderedJSON {
    let cases = type.cases.flatMap { [$0.name.value, $0.raw.value.text, $0.doc?.value ?? ""] }
    return part("type-" + type.name, type.name, [type.name] + cases)
  }

  private func part(_ anchor: String, _ name: String, _ texts: [String]) -> OrderedJSON {
    [.string(anchor), .string(name), .string(texts.joined(separator: " ").lowercased())]
  }
}
