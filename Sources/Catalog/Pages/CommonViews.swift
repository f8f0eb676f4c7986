import Templating

/// A link with its words.
struct LinkView: View {
  let href, text: String

  static let fields: [ViewField<LinkView>] = [.text("href", \.href), .text("text", \.text)]
}

/// A small mark: words, code or both. The kind is its look.
struct ChipView: View, Equatable {
  var kind = ""
  var label = ""
  var code = ""

  static let fields: [ViewField<ChipView>] = [
    .text("kind", \.kind), .text("label", \.label), .text("code", \.code), .flag("hasLabel") { !$0.label.isEmpty },
    .flag("hasCode") { !$0.code.isEmpty },
  ]
}

/// A name with the values that belong to it.
struct FactView: View {
  let name: String
  let values: [String]

  static let fields: [ViewField<FactView>] = [
    .text("name", \.name), .texts("values", \.values), .text("value") { $0.values.joined(separator: " ") },
  ]
}

/// A link to a message, with its id.
struct MessageLinkView: View {
  let href, name, id: String
  var isCurrent = false

  static let fields: [ViewField<MessageLinkView>] = [
    .text("href", \.href), .text("name", \.name), .text("id", \.id), .flag("isCurrent", \.isCurrent),
  ]
}

/// A picture in light and in dark.
struct PairView: View {
  let light, dark: Markup
  var caption = Prose(text: "")

  static let fields: [ViewField<PairView>] = [
    .markup("light", \.light), .markup("dark", \.dark), .view("caption", \.caption),
  ]
}
