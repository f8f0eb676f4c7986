import Templating

/// What is on the page of a message.
struct MessagePageView: View {
  struct Bubble: View {
    let size: String
    let main: PairView
    let same: [Prose]
    let further: [PairView]

    static let fields: [ViewField<Bubble>] = [
      .text("size", \.size), .markup("light", \.main.light),
      .markup("dark", \.main.dark), .list("same", \.same),
      .list("further", \.further), .flag("hasFurther") { !$0.further.isEmpty },
    ]
  }

  struct Enumeration: View {
    struct Case: View {
      let name, raw: String
      let doc: Prose

      static let fields: [ViewField<Case>] = [.text("name", \.name), .text("raw", \.raw), .view("doc", \.doc)]
    }

    let name, note: String
    let cases: [Case]

    static let fields: [ViewField<Enumeration>] = [
      .text("anchor") { "type-" + $0.name }, .text("name", \.name), .text("note", \.note), .list("cases", \.cases),
    ]
  }

  struct Example: View {
    let anchor, name, size: String
    let tokens: [JSONToken]
    let beside: [FactView]

    static let fields: [ViewField<Example>] = [
      .text("anchor", \.anchor), .text("name", \.name), .text("size", \.size), .list("tokens", \.tokens),
      .list("beside", \.beside), .flag("hasBeside") { !$0.beside.isEmpty },
    ]
  }

  struct Ability: View {
    let kind, sign, name, answer: String

    static let fields: [ViewField<Ability>] = [
      .text("kind", \.kind), .text("sign", \.sign), .text("name", \.name), .text("answer", \.answer),
    ]
  }

  let words: Words
  let home, name, location: String
  let source: LinkView?
  let doc: [Prose]
  let chips: [ChipView]
  let deprecated: [String]
  let bubble: Bubble?
  let texts: [TextCard]
  let rows: [FieldRow]
  let rules: [Prose]
  let enums: [Enumeration]
  let examples: [Example]
  let exampleFaults: [Prose]
  let abilities: [Ability]
  let facts: [FactView]
  let users: [MessageLinkView]

  static let fields: [ViewField<MessagePageView>] = [
    .view("words", \.words), .text("home", \.home), .text("name", \.name), .text("place", \.location),
    .optional("source", \.source), .list("doc", \.doc), .list("chips", \.chips), .texts("deprecated", \.deprecated),
    .optional("bubble", \.bubble), .list("texts", \.texts), .text("fieldCount") { String($0.rows.count) },
    .flag("hasRows") { !$0.rows.isEmpty }, .list("rows", \.rows), .flag("hasRules") { !$0.rules.isEmpty },
    .list("rules", \.rules), .list("enums", \.enums), .list("examples", \.examples),
    .flag("lacksExample") { !$0.exampleFaults.isEmpty }, .list("exampleFaults", \.exampleFaults),
    .list("abilities", \.abilities),
    .flag("hasFacts") { !$0.facts.isEmpty }, .list("facts", \.facts), .flag("hasUsers") { !$0.users.isEmpty },
    .list("users", \.users),
  ]
}
