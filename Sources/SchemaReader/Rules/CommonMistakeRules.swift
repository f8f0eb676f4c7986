import SourceText
import YAML

/// Rules about common mistakes that say one thing.
extension Rule {
  static let unquotedBrackets = Rule("unquoted-brackets", .error, isConfigurable: false, theme: .commonMistakes)
  static let unquotedHash = Rule("unquoted-hash", .error, isConfigurable: false, theme: .commonMistakes)
  static let typographicQuotes = Rule("typographic-quotes", .warning, theme: .commonMistakes)
}

extension Diagnostic {
  /// - Parameter source: The list or mapping as it is written.
  static func unquotedBrackets(_ node: YAMLNode, source: String) -> Diagnostic {
    let (kind, quoted, bracket) = (Wording.kind(node), Wording.quoted(source), source.prefix(1))
    return Diagnostic(
      .unquotedBrackets, "YAML reads `\(source)` as \(kind), not as a string",
      zh: "YAML 会把 `\(source)` 解析成\(kind)，而不是字符串", at: node.range,
      help: LocalizedText(
        "quote a string that starts with `\(bracket)`: `\(quoted)`", zh: "以 `\(bracket)` 开头的字符串必须加引号：`\(quoted)`"),
      fixIts: [
        .init(
          LocalizedText("quote the string", zh: "给字符串加引号"), replace: node.range, with: quoted,
          isSafe: !source.contains("\n"))
      ])
  }

  static func unquotedHash(_ text: String, insteadOf what: LocalizedText, at range: SourceRange) -> Diagnostic {
    let quoted = Wording.quoted(text)
    return Diagnostic(
      .unquotedHash, "\(what) is empty: `#` starts a comment", zh: "\(what)是空的：`#` 之后是注释", at: range,
      help: LocalizedText("quote a string that starts with `#`: `\(quoted)`", zh: "以 `#` 开头的字符串必须加引号：`\(quoted)`"))
  }

  /// - Parameter whole: the text with what seems to belong to it.
  static func unquotedHash(in whole: Located<String>, endingAt comment: String) -> Diagnostic {
    let quoted = Wording.quoted(whole.value)
    return Diagnostic(
      .unquotedHash, "the text ends before `\(comment)`: ` #` starts a comment",
      zh: "文本在 `\(comment)` 之前就结束了：空格加 `#` 之后是注释",
      at: whole.range, help: Wording.quote(as: quoted),
      fixIts: [.init(Wording.quoteIt, replace: whole.range, with: quoted)])
  }

  static func typographicQuotes(around text: Located<String>) -> Diagnostic {
    let inner = text.value.dropFirst().dropLast()
    let quoted = Wording.quoted(String(inner))
    let marks = "\(text.value.prefix(1)) \(text.value.suffix(1))"
    return Diagnostic(
      .typographicQuotes, "`\(marks)` are typographic quotes and become part of the string",
      zh: "`\(marks)` 不是 YAML 的引号，会成为字符串的一部分", at: text.range, help: Wording.write(quoted),
      fixIts: [
        .init(
          LocalizedText("replace with straight quotes", zh: "改用直引号"), replace: text.range, with: quoted,
          isSafe: !inner.contains { "“”‘’".contains($0) })
      ])
  }
}
