/// A part of a page in Markdown, with the Markdown of its texts.
struct MarkdownBlock: Equatable {
  enum Kind: Equatable {
    case heading(level: Int, text: String)
    case paragraph(String)
    /// An element of a list with its bullet or number.
    case item(marker: String, text: String)
    case code([String])
    case table(header: [String], rows: [[String]])
  }

  let kind: Kind
  /// In columns.
  var indent = 0
  /// Whether an empty line comes before it.
  var isSetOff = true

  /// Of a heading.
  var level: Int? { if case .heading(let level, _) = kind { level } else { nil } }
  /// The text of a heading, without formatting.
  var heading: String? { if case .heading(_, let text) = kind { MarkdownText(text).plain } else { nil } }

  /// Where a link leads.
  struct Link: Equatable {
    /// A page, or an address elsewhere; empty: the link's own page.
    let file: String
    /// A heading of the page, as addresses write it; empty: none.
    let section: String

    fileprivate init(_ address: Substring, ending: String) {
      let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      file = parts[0].isEmpty ? "" : parts[0] + ending
      section = parts.count > 1 ? parts[1].lowercased() : ""
    }
  }

  /// Those in its texts.
  var links: [Link] {
    texts.flatMap { text in
      text.split(separator: "](", omittingEmptySubsequences: false).dropFirst().map { rest in
        Link(rest.prefix { $0 != ")" }, ending: "")
      }
        + text.split(separator: "<doc:", omittingEmptySubsequences: false).dropFirst().map { rest in
          Link(rest.prefix { $0 != ">" }, ending: ".md")
        }
    }
  }

  /// Whether it is a table with a row for a key, or the line before the table of its keys.
  func explains(_ key: String) -> Bool {
    let code = "`\(key.lowercased())`"
    return switch kind {
    case .table(_, let rows): rows.contains { $0.first?.lowercased() == code }
    case .paragraph(let text): text.hasSuffix(":") && text.lowercased().hasPrefix("a \(code)")
    case .heading, .item, .code: false
    }
  }

  private var texts: [String] {
    switch kind {
    case .heading(_, let text), .paragraph(let text), .item(_, let text): [text]
    case .code: []
    case .table(let header, let rows): header + rows.flatMap(\.self)
    }
  }
}

extension [MarkdownBlock] {
  /// Without formatting.
  var title: String {
    for case .heading(_, let text) in map(\.kind) { return MarkdownText(text).plain }
    return ""
  }

  /// The first paragraph, without formatting.
  var summary: String {
    for case .paragraph(let text) in map(\.kind) { return MarkdownText(text).plain }
    return ""
  }

  var headings: [String] { compactMap(\.heading) }

  /// A heading and all that is below it.
  func section(_ heading: String) -> [MarkdownBlock] {
    let levels = map(\.level)
    guard let start = map(\.heading).firstIndex(of: heading), let level = levels[start] else { return [] }
    let end = levels[(start + 1)...].firstIndex { $0.map { $0 <= level } ?? false }
    return Array(self[start..<(end ?? endIndex)])
  }
}
