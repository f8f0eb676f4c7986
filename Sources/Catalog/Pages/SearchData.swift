import Examples
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
      .map { Evaluation(message, entry.examples[0], in: catalog.schema).shown($0) }
    let all = [message.name, message.idText, message.declaration.doc?.value ?? "", message.path] + texts
    let rows = FieldRows(message, in: catalog.schema, words).rows
    let fields = rows.map { row -> OrderedJSON in
      let path = String(row.anchor.dropFirst("field-".count))
      let text = ([path] + row.key + row.aliases + row.doc + [row.link?.text ?? ""]).joined(separator: " ")
      return [.string(path), .string(text.lowercased())]
    }
    return [
      "name": .string(message.name), "id": .string(message.idText), "file": .string(entry.file),
      "doc": .string(message.declaration.doc?.value.firstSentence ?? ""),
      "text": .string(all.joined(separator: "\n").lowercased()), "fields": .array(fields),
    ]
  }
}
