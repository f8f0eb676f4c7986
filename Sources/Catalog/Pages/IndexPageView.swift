import Templating

/// What is on the first page.
struct IndexPageView: View {
  struct Card: View {
    let href, name, id: String
    let doc: Prose
    let pair: PairView

    static let fields: [ViewField<Card>] = [
      .text("href", \.href), .text("name", \.name), .text("id", \.id), .view("doc", \.doc),
      .markup("light", \.pair.light), .markup("dark", \.pair.dark),
    ]
  }

  struct Line: View {
    let href, name, id, text: String
    let doc: Prose
    let isHidden: Bool

    static let fields: [ViewField<Line>] = [
      .text("href", \.href), .text("name", \.name), .text("id", \.id), .view("doc", \.doc), .text("text", \.text),
      .flag("isHidden", \.isHidden),
    ]
  }

  /// The messages of a folder.
  struct Group: View {
    let title, anchor: String
    let cards: [Card]
    let lines: [Line]

    static let fields: [ViewField<Group>] = [
      .text("title", \.title), .text("anchor", \.anchor), .text("count") { String($0.cards.count + $0.lines.count) },
      .flag("hasCards") { !$0.cards.isEmpty }, .list("cards", \.cards), .flag("hasLines") { !$0.lines.isEmpty },
      .list("lines", \.lines),
    ]
  }

  let words: Words
  let title: String
  let count: Int
  let groups: [Group]
  let ids: [IDSetView]

  static let fields: [ViewField<IndexPageView>] = [
    .view("words", \.words), .text("title", \.title), .text("count") { String($0.count) }, .list("groups", \.groups),
    .list("ids", \.ids),
  ]
}

/// The ids that messages use in envelopes that look for ids under the same keys.
struct IDSetView: View {
  struct Mark: View {
    let kind, x, width: String

    static let fields: [ViewField<Mark>] = [.text("kind", \.kind), .text("x", \.x), .text("width", \.width)]
  }

  struct Strip: View {
    let label: String
    let marks: [Mark]

    static let fields: [ViewField<Strip>] = [.text("label", \.label), .list("marks", \.marks)]
  }

  let keys, envelopes: String
  let picture: Strip?
  let used: [MessageLinkView]
  let reserved, free, next: [String]

  static let fields: [ViewField<IDSetView>] = [
    .text("keys", \.keys), .text("envelopes", \.envelopes), .optional("picture", \.picture), .list("used", \.used),
    .texts("reserved", \.reserved), .flag("hasReserved") { !$0.reserved.isEmpty }, .texts("free", \.free),
    .flag("hasFree") { !$0.free.isEmpty }, .texts("next", \.next),
  ]
}
