import Templates
import Templating

/// The compiled templates of pages. All of them escape.
struct PageTemplates: Sendable {
  let picture: Template<PictureView>
  let page: Template<PageView>
  let message: Template<MessagePageView>
  let index: Template<IndexPageView>

  init() throws(TemplateError) {
    picture = try Self.template("CatalogPicture.svg")
    page = try Self.template("CatalogPage.html")
    message = try Self.template("CatalogMessage.html")
    index = try Self.template("CatalogIndex.html")
  }

  private static let partials = Partials(
    names: { CatalogTemplates.all.map(\.name) }, text: { CatalogTemplates.text(of: $0 + ".mustache") })

  private static func template<V: View>(_ name: String) throws(TemplateError) -> Template<V> {
    let file = name + ".mustache"
    return try Template(name: file, text: CatalogTemplates.text(of: file), partials: partials, escaping: .html)
  }

  func pair(
    _ pair: MessagePictures.Pair, label: String, caption: String = ""
  ) -> PairView {
    PairView(
      light: picture.markup(PictureView(drawing: pair.light, label: label)),
      dark: picture.markup(PictureView(drawing: pair.dark, label: label)), caption: Prose(text: caption))
  }
}
