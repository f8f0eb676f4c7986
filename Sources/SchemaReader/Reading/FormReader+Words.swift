import Language
import Schema
import SourceText
import YAML

extension FormReader {
  /// Whether nothing stands where a value should; a comment there is most often a text that begins with `#`.
  func isMissing(_ node: YAMLNode, what: @autoclosure () -> Phrase, key: YAMLNode?, isText: Bool) -> Bool {
    guard node.isNull, !isText || node.text.isEmpty || node.has(text: "~") else { return false }
    if isText, node.text.isEmpty, let key {
      if reportHash(after: key, what: what()) { return true }
    }
    report(.missingValue(of: what(), at: key?.range ?? node.range))
    return true
  }

  private func reportHash(after key: YAMLNode, what: @autoclosure () -> Phrase) -> Bool {
    let rest = diagnostics.restOfLine(after: key.range).drop { $0 == ":" || $0 == " " }
    guard rest.hasPrefix("#") else { return false }
    let first = String(rest.prefix { $0 != " " && $0 != "\r" })
    let text = ContentElement.Color.Value(first) == nil ? String(rest) : first
    report(
      .unquotedHash, Phrase("\(what()) is empty: `#` begins a comment", zh: "\(what())是空的：`#` 之后是注释"), at: key.range,
      help: Phrase(
        "a text that starts with `#` must be quoted: `\(Wording.quoted(text))`",
        zh: "以 `#` 开头的文本必须加引号：`\(Wording.quoted(text))`"))
    return true
  }

  /// Whether a node is one of the words that are possible there.
  func isWord(_ node: YAMLNode, among words: Words, what: @autoclosure () -> Phrase) -> Bool {
    guard node.kind == .scalar else { return refuse(node, what(), .word(words)) }
    let text = node.text
    if words.contains(text) { return node.isPlain ? true : reportQuoted(node, text) }
    report(.unknownValue(Located(text, node.range), of: what(), among: words))
    return false
  }

  /// Says that a word of the language stands in quotes.
  @discardableResult
  func reportQuoted(_ node: YAMLNode, _ word: String) -> Bool {
    report(
      .quotedWord, Phrase("in quotes, `\(word)` is a text", zh: "加了引号，`\(word)` 就成了文本"), at: node.range,
      help: Phrase("write `\(word)` without quotes", zh: "去掉引号，写成 `\(word)`"),
      fixIts: [
        .init(Phrase("remove the quotes", zh: "去掉引号"), replace: node.range, with: word, isSafe: Self.isBare(word))
      ])
    return false
  }

  /// Whether a text without its quotes is one word, list or map, and no comment or further entry.
  private static func isBare(_ text: String) -> Bool {
    let isBracketed = [("[", "]"), ("{", "}")].contains { text.hasPrefix($0) && text.hasSuffix($1) }
    let marks = "_-.?" + (isBracketed ? "[]{}: " : "")
    return text.unicodeScalars.allSatisfy {
      $0.isASCII && $0.properties.isAlphabetic || marks.unicodeScalars.contains($0) || ("0"..."9").contains($0)
    }
  }

  /// Whether a plain scalar is a number to some YAML only, which a finding then says.
  func reportAmbiguous(_ node: YAMLNode) -> Bool {
    let text = node.text
    guard node.isPlain, PlainScalar.isAmbiguousNumber(text) else { return false }
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.drop { $0 == "-" || $0 == "+" }.filter { $0 != "_" }
    let number =
      digits.allSatisfy(\.isNumber) ? sign + (digits.drop { $0 == "0" }.isEmpty ? "0" : digits.drop { $0 == "0" }) : nil
    let isOctal = digits.hasPrefix("0")
    report(
      .ambiguousNumber,
      Phrase(
        "`\(text)` is not the same number to every reader of YAML", zh: "`\(text)` 在不同的 YAML 解析器中不是同一个数"),
      at: node.range, help: Self.unambiguous(text, as: number, isOctal: isOctal),
      fixIts: number.map {
        [.init(Wording.write($0), replace: node.range, with: $0, isSafe: !isOctal)]
      } ?? [])
    return true
  }

  private static func unambiguous(_ text: String, as number: String?, isOctal: Bool) -> Phrase {
    guard let number else {
      return Phrase(
        "write a decimal number, or `\"\(text)\"` for a string", zh: "写成十进制数；若是字符串，写成 `\"\(text)\"`")
    }
    return isOctal
      ? Phrase(
        "a leading zero: write `\(number)`, or `\"\(text)\"` for a string",
        zh: "有前导零：写成 `\(number)`；若是字符串，写成 `\"\(text)\"`")
      : Phrase(
        "write `\(number)`, or `\"\(text)\"` for a string", zh: "写成 `\(number)`；若是字符串，写成 `\"\(text)\"`")
  }

  /// Whether a plain scalar is that word; in quotes it is a text.
  func isWord(_ node: YAMLNode, _ word: String) -> Bool { node.isPlain && node.has(text: word) }
}
