import Templating

/// The catalog for wikis: a page for each message, an index, pictures as SVG.
extension Catalog {
  public func markdown() throws(TemplateError) -> [Folder] {
    let templates = try PageTemplates()
    return options.languages.flatMap { language -> [Folder] in
      let words = Words(language: language)
      let pages = MarkdownPage(catalog: self, words: words, templates: templates)
      let files = entries.map { pages.files(of: $0) }
      return [
        Folder(path: language.rawValue, files: [pages.index]),
        Folder(path: language.rawValue + "/messages", files: files.map(\.page)),
        Folder(path: language.rawValue + "/assets", files: files.compactMap(\.picture)),
      ]
    }
  }
}
