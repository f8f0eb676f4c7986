import Inspection
import MessageRuntime
import Schema
import SourceText

/// The page of a message, and the index, in Markdown.
struct MarkdownPage {
  let catalog: Catalog
  let words: Words
  let templates: PageTemplates

  /// The page, and the picture that it shows.
  func files(of entry: Catalog.Entry) -> (page: GeneratedFile, picture: GeneratedFile?) {
    let page = MessagePage(catalog: catalog, entry: entry, words: words, templates: templates)
    let view = page.view
    var parts = ["# " + Markdown.text(view.name)] + view.doc.map { Markdown.sentence($0.text) }
    parts += [view.chips.map { chip(label: $0.label, code: $0.code) }.joined(separator: " · ")]
    parts.append(location(view))
    if let bubble = view.bubble {
      parts += [
        "## " + words["bubble"], bubble.size,
        "![\(Markdown.text(entry.spoken))](../assets/\(entry.file).svg)",
      ]
    }
    parts += ["## " + words["reads"], texts(view.texts)]
    parts += ["## " + words["fields"], fields(view.rows)]
    if !view.rules.isEmpty {
      parts.append(view.rules.map { "- " + Markdown.sentence($0.text) }.joined(separator: "\n"))
    }
    for type in view.enums {
      parts += ["### " + Markdown.text(type.name), Markdown.text(type.note)]
      parts.append(
        Markdown.table(
          [words["caseName"], words["rawValue"], words["description"]],
          type.cases.map { [Markdown.code($0.name), Markdown.code($0.raw), Markdown.sentence($0.doc.text)] }))
    }
    parts.append("## " + words["examples"])
    for example in view.examples {
      parts.append("**\(Markdown.text(example.name))** · \(Markdown.text(example.size))")
      parts.append(Markdown.block(example.tokens.map(\.text).joined(), language: "json"))
      parts += example.beside.map { "\(Markdown.text($0.name)): \(Markdown.code($0.values.joined(separator: " ")))" }
    }
    if !view.exampleFaults.isEmpty {
      parts += [
        words["noExample"], view.exampleFaults.map { "- " + Markdown.sentence($0.text) }.joined(separator: "\n"),
      ]
    }
    parts += ["## " + words["behavior"], behavior(view)]
    let text = parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    let picture = view.bubble.map {
      GeneratedFile(name: entry.file + ".svg", bytes: Array($0.main.light.text.utf8), sources: [entry.message.path])
    }
    return (GeneratedFile(name: entry.file + ".md", bytes: Array(text.utf8), sources: [entry.message.path]), picture)
  }

  private func chip(label: String, code: String) -> String {
    [Markdown.text(label), Markdown.code(code)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func location(_ view: MessagePageView) -> String {
    guard let source = view.source else { return Markdown.code(view.location) }
    let escapes: [Character: String] = ["(": "%28", ")": "%29", " ": "%20", "<": "%3C", ">": "%3E"]
    let href = source.href.map { escapes[$0] ?? String($0) }.joined()
    return "[\(Markdown.text(source.text))](<\(href)>)"
  }

  private func texts(_ cards: [TextCard]) -> String {
    Markdown.table(
      ["", words["reads"]],
      cards.map { card in
        let variants = card.variants.map { "\(Markdown.sentence($0.condition.text)): \(Markdown.text($0.text))" }
        let text = card.quiet.isEmpty ? Markdown.text(card.text) : Markdown.text(card.quiet)
        return [Markdown.text(card.title), ([text] + variants).joined(separator: "<br>")]
      })
  }

  private func fields(_ rows: [FieldRow]) -> String {
    if rows.isEmpty { return words["noFields"] }
    return Markdown.table(
      [words["field"], words["type"], words["missing"], words["description"]],
      rows.map { row in
        let path = String(row.anchor.dropFirst("field-".count))
        let keys = row.key.map { words["key"] + " " + Markdown.code($0) }
        let missing =
          row.isRequired ? "**\(words["required"])**" : row.standard.first.map(Markdown.code) ?? words["optional"]
        let constraints = row.constraints.map { Markdown.sentence($0.text) }
        let tags = (constraints + row.tags.map { chip(label: $0.label, code: $0.code) }).joined(separator: " · ")
        let doc = (row.doc.map { Markdown.sentence($0.text) } + [tags]).filter { !$0.isEmpty }
        return [
          ([Markdown.code(path)] + keys).joined(separator: "<br>"),
          Markdown.code(row.before + (row.link?.text ?? "") + row.after), missing, doc.joined(separator: "<br>"),
        ]
      })
  }

  private func behavior(_ view: MessagePageView) -> String {
    let abilities = view.abilities.map { "- \(Markdown.text($0.name)): \(Markdown.text($0.answer))" }
    let facts = view.facts.map {
      "- \(Markdown.text($0.name)): \($0.values.map(Markdown.code).joined(separator: ", "))"
    }
    return (abilities + facts).joined(separator: "\n")
  }

  var index: GeneratedFile {
    var parts = ["# " + Markdown.text(catalog.options.title), "\(catalog.entries.count) \(words["count"])"]
    for folder in catalog.folders {
      parts.append("## " + Markdown.text(folder.name))
      parts.append(
        Markdown.table(
          [words["navigation"], words["ids"], words["description"]],
          folder.entries.map { entry in
            let doc = entry.message.declaration.doc?.value.firstSentence ?? ""
            return [
              "[\(Markdown.text(entry.message.name))](messages/\(entry.file).md)", Markdown.code(entry.message.idText),
              Markdown.sentence(doc),
            ]
          }))
    }
    let ids = IDSets(catalog: catalog, words: words, base: "").views
    if !ids.isEmpty { parts.append("## " + words["ids"]) }
    for set in ids {
      parts.append("### " + Markdown.text(set.keys) + " · " + Markdown.text(set.envelopes))
      let lists = [
        ("used", set.used.map { "\($0.id) \($0.name)" }), ("reserved", set.reserved), ("free", set.free),
        ("next", set.next),
      ]
      parts += lists.filter { !$0.1.isEmpty }.map {
        "- \(words[$0.0]): \($0.1.map(Markdown.text).joined(separator: ", "))"
      }
    }
    return GeneratedFile(name: "index.md", bytes: Array((parts.joined(separator: "\n\n") + "\n").utf8))
  }
}
