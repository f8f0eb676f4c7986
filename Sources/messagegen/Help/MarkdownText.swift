import Reports

/// A text in Markdown, character by character: links are their texts, with the address if they lead to the web.
struct MarkdownText {
  enum Style {
    case regular, strong, code
    /// The backticks around code.
    case fence
  }

  private var characters: [(character: Character, style: Style)] = []

  init(_ markdown: String) { read(markdown[...], .regular) }

  /// A text after another.
  init(_ first: MarkdownText, _ separator: String, _ second: MarkdownText) {
    characters = first.characters + separator.map { ($0, .regular) } + second.characters
  }

  /// Code has its backticks.
  var plain: String { text(.plain) }

  /// In lines of a width in columns.
  /// - Returns: Each line, and how many columns it takes.
  func lines(_ width: Int, _ style: TextStyle) -> [(text: String, width: Int)] {
    var rest = shown(style).filter { !$0.character.isWhitespace }[...]
    let wrapped = Paragraph(text: text(style)).wrapped(width)
    return wrapped.split(separator: "\n").map { line in
      let count = line.count { !$0.isWhitespace }
      defer { rest = rest.dropFirst(count) }
      return (Self.painted(line, rest.prefix(count).map(\.style), style), DisplayWidth.of(String(line)))
    }
  }

  /// The columns that it takes on one line.
  func width(_ style: TextStyle) -> Int { DisplayWidth.of(text(style)) }

  private func text(_ style: TextStyle) -> String { String(shown(style).map(\.character)) }

  /// Where colors set code off, its backticks are not needed.
  private func shown(_ style: TextStyle) -> [(character: Character, style: Style)] {
    style == .plain ? characters : characters.filter { $0.style != .fence }
  }

  private static func painted(_ line: Substring, _ styles: [Style], _ style: TextStyle) -> String {
    guard style != .plain else { return String(line) }
    var runs: [(text: String, style: Style)] = []
    var styles = styles[...]
    for character in line {
      // A space is between words of one style, or regular.
      let isInside = character.isWhitespace && styles.first == runs.last?.style
      let own = character.isWhitespace ? (isInside ? styles.first : .regular) : styles.popFirst()
      if let last = runs.last, last.style == own {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), own ?? .regular))
      }
    }
    return runs.map { run in
      switch run.style {
      case .regular, .fence: run.text
      case .strong: style.heading(run.text)
      case .code: style.code(run.text)
      }
    }.joined()
  }

  private mutating func add(_ text: some StringProtocol, _ style: Style) {
    characters += text.map { ($0, style) }
  }

  private mutating func read(_ markdown: Substring, _ style: Style) {
    var rest = markdown
    while let character = rest.first {
      if let code = Self.code(rest) {
        add("`", .fence)
        add(code.text, .code)
        add("`", .fence)
        rest = code.rest
      } else if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        add(String(next), style)
        rest = rest.dropFirst(2)
      } else if let reference = Self.reference(rest) {
        add(Guide.title(of: reference.text), style)
        rest = reference.rest
      } else if let link = Self.link(rest) {
        read(link.text, style)
        if link.address.contains("://"), link.address != link.text { add(" (\(link.address))", style) }
        rest = link.rest
      } else if let strong = Self.enclosed(rest, by: "**") ?? Self.enclosed(rest, by: "*") {
        read(strong.text, .strong)
        rest = strong.rest
      } else {
        add(String(character), style)
        rest = rest.dropFirst()
      }
    }
  }

  private typealias Found = (text: Substring, rest: Substring)

  private static func code(_ rest: Substring) -> Found? {
    let fence = rest.prefix { $0 == "`" }
    return fence.isEmpty ? nil : enclosed(rest, by: String(fence))
  }

  private static func enclosed(_ rest: Substring, by mark: String) -> Found? {
    guard rest.hasPrefix(mark), let next = rest.dropFirst(mark.count).first, !next.isWhitespace else { return nil }
    return upTo(mark, rest.dropFirst(mark.count))
  }

  private static func link(_ rest: Substring) -> (text: Substring, address: Substring, rest: Substring)? {
    let start = rest.hasPrefix("![") ? 2 : 1
    guard rest.hasPrefix("[") || start == 2, let text = upTo("](", rest.dropFirst(start)),
      let address = upTo(")", text.rest)
    else { return nil }
    return (text.text, address.text, address.rest)
  }

  /// `Profile` of `<doc:Profile>`.
  private static func reference(_ rest: Substring) -> Found? {
    rest.hasPrefix("<doc:") ? upTo(">", rest.dropFirst("<doc:".count)) : nil
  }

  private static func upTo(_ mark: String, _ rest: Substring) -> Found? {
    var index = rest.startIndex
    while index < rest.endIndex {
      if rest[index...].hasPrefix(mark) { return (rest[..<index], rest[index...].dropFirst(mark.count)) }
      index = rest.index(after: index)
    }
    return nil
  }
}
