import Schema
import SourceText
import Templates
import Templating

/// The catalog as pages that a browser shows without a server.
extension Catalog {
  public func html() throws(TemplateError) -> [Folder] {
    let templates = try PageTemplates()
    var folders: [Folder] = []
    for (number, language) in options.languages.enumerated() {
      let words = Words(language: language)
      let pages = entries.parallelMap { entry in
        let page = MessagePage(catalog: self, entry: entry, words: words, templates: templates)
        return file(
          entry.file + ".html", templates, words, base: "../", current: entry, body: templates.message.markup(page.view)
        )
      }
      let index = index(templates, words, base: "")
      if number == 0 {
        folders.append(Folder(path: "", files: [self.index(templates, words, base: language.rawValue + "/")]))
      }
      folders.append(Folder(path: language.rawValue, files: [index]))
      folders.append(Folder(path: language.rawValue + "/messages", files: pages))
      folders.append(Folder(path: language.rawValue + "/assets", files: assets(words)))
    }
    return options.isLive ? Self.live(folders) : folders
  }

  /// With a digest of everything, which open pages load again and again.
  private static func live(_ folders: [Folder]) -> [Folder] {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for file in folders.flatMap(\.files) {
      for byte in file.bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let script = Array("catalogDigest(\"\(String(digest, radix: 16))\");\n".utf8)
    return folders.map { folder in
      guard folder.path.hasSuffix("/assets") else { return folder }
      return Folder(path: folder.path, files: folder.files + [GeneratedFile(name: "live.js", bytes: script)])
    }
  }

  private func index(_ templates: PageTemplates, _ words: Words, base: String) -> GeneratedFile {
    let page = IndexPage(catalog: self, words: words, templates: templates, base: base)
    return file("index.html", templates, words, base: base, current: nil, body: templates.index.markup(page.view))
  }

  private func assets(_ words: Words) -> [GeneratedFile] {
    let fixed = ["catalog.css", "catalog.js"].map {
      GeneratedFile(name: $0, bytes: CatalogTemplates.text(of: $0))
    }
    let data = SearchData(catalog: self, words: words).script
    return fixed + [GeneratedFile(name: "data.js", bytes: Array(data.utf8))]
  }

  private func file(
    _ name: String, _ templates: PageTemplates, _ words: Words, base: String, current: Entry?, body: Markup
  ) -> GeneratedFile {
    let view = PageView(
      words: words, title: options.title, heading: (current.map { $0.message.name + " · " } ?? "") + options.title,
      version: options.version, schemas: schema.configuration.schemas.value + "/", base: base,
      groups: groups(base, current, words), others: others(words, name, base: base, current), body: body)
    return GeneratedFile(
      name: name, bytes: templates.page.filled(with: view).bytes, sources: current.map { [$0.message.path] } ?? [])
  }

  /// The same page in the other languages.
  private func others(_ words: Words, _ name: String, base: String, _ current: Entry?) -> [PageView.Other] {
    options.languages.filter { $0 != words.language }.map { language in
      // The page of the folder above is beside the languages' folders.
      let isOutside = base.hasPrefix(words.language.rawValue)
      let start = isOutside ? "" : base + "../"
      let page = current == nil ? name : "messages/" + name
      return .init(
        href: start + language.rawValue + "/" + page, language: language.rawValue,
        name: Words(language: words.language)["switch"])
    }
  }

  /// Of very many messages, those that are around the current one.
  private func groups(_ base: String, _ current: Entry?, _ words: Words) -> [PageView.Group] {
    let around = 40
    let isLong = entries.count > IndexPage.cardLimit
    return folders.enumerated().map { number, folder in
      var shown = folder.entries[...]
      if isLong {
        let index = folder.entries.firstIndex { $0.message.name == current?.message.name }
        shown = index.map { folder.entries[max(0, $0 - around)..<min(folder.entries.count, $0 + around + 1)] } ?? []
      }
      let links = shown.map { entry in
        MessageLinkView(
          href: base + "messages/\(entry.file).html", name: entry.message.name, id: entry.message.idText,
          isCurrent: entry.message.name == current?.message.name)
      }
      let rest = folder.entries.count - shown.count
      let more =
        rest == 0
        ? nil : LinkView(href: base + "index.html#folder-\(number + 1)", text: "+ \(rest) \(words["count"])")
      return PageView.Group(title: folder.name, links: Array(links), more: more)
    }
  }
}
