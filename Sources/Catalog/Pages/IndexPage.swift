import Schema
import SourceText

/// Makes the first page of a language.
struct IndexPage {
  let catalog: Catalog
  let words: Words
  let templates: PageTemplates
  /// From the page to the folder of its language.
  let base: String

  /// So many messages have a card; the others a line.
  static let cardLimit = 200

  var view: IndexPageView {
    var room = Self.cardLimit
    let groups = catalog.folders.enumerated().map { number, folder in
      var (cards, lines): ([IndexPageView.Card], [IndexPageView.Line]) = ([], [])
      for entry in folder.entries {
        if room > 0, let card = card(entry) {
          cards.append(card)
          room -= 1
        } else {
          lines.append(line(entry))
        }
      }
      return IndexPageView.Group(title: folder.name, anchor: "folder-\(number + 1)", cards: cards, lines: lines)
    }
    return IndexPageView(
      words: words, title: words["all"], count: catalog.entries.count, groups: groups,
      ids: IDSets(catalog: catalog, words: words, base: base).views)
  }

  private func card(_ entry: Catalog.Entry) -> IndexPageView.Card? {
    let schema = catalog.schema
    guard !entry.message.isHidden,
      let pictures = MessagePictures(
        entry.message, [entry.examples[0]], in: schema, width: schema.configuration.docs.width, words.language)
    else { return nil }
    return IndexPageView.Card(
      href: href(entry), name: entry.message.name, id: entry.message.idText, doc: doc(entry),
      pair: templates.pair(pictures.card, label: entry.spoken))
  }

  private func line(_ entry: Catalog.Entry) -> IndexPageView.Line {
    IndexPageView.Line(
      href: href(entry), name: entry.message.name, id: entry.message.idText,
      text: entry.summary, doc: doc(entry), isHidden: entry.message.isHidden)
  }

  private func href(_ entry: Catalog.Entry) -> String { base + "messages/\(entry.file).html" }

  private func doc(_ entry: Catalog.Entry) -> Prose {
    Prose(text: entry.message.declaration.doc?.value.firstSentence ?? "")
  }
}
