import Templating

/// What every page has around its own part.
struct PageView: View {
  /// Messages of a folder.
  struct Group: View {
    let title: String
    let links: [MessageLinkView]
    /// To those that are left out.
    let more: LinkView?

    static let fields: [ViewField<Group>] = [
      .text("title", \.title), .list("links", \.links), .optional("more", \.more),
    ]
  }

  /// The same page in another language.
  struct Other: View {
    let href, language, name: String

    static let fields: [ViewField<Other>] = [
      .text("href", \.href), .text("language", \.language), .text("name", \.name),
    ]
  }

  let words: Words
  let title, heading, version, schemas: String
  /// From the page to the folder of its language.
  let base: String
  let groups: [Group]
  let others: [Other]
  let body: Markup

  static let fields: [ViewField<PageView>] = [
    .view("words", \.words), .text("language") { $0.words.language.rawValue }, .text("title", \.title),
    .text("heading", \.heading), .text("version", \.version), .text("schemas", \.schemas), .text("base", \.base),
    .text("home") { $0.base + "index.html" }, .list("groups", \.groups), .list("others", \.others),
    .markup("body", \.body),
  ]
}
