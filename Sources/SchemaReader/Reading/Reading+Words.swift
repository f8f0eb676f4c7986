import Schema
import SourceText

extension Reading {
  /// Whether nothing stands where a value should; a comment there is most often a text that begins with `#`.
  mutating func isMissing(_ node: YAMLNode, what: String, key: YAMLNode?, isText: Bool) -> Bool {
    guard node.isNull, !isText || node.text.isEmpty || node.text == "~" else { return false }
    if isText, node.text.isEmpty, let key {
      if reportHash(after: key, what: what) { return true }
    }
    report(.missingValue, "\(what) has no value", at: key?.range ?? node.range, help: "write one, or remove the key")
    return true
  }

  private mutating func reportHash(after key: YAMLNode, what: String) -> Bool {
    let rest = restOfLine(after: key.range).drop { $0 == ":" || $0 == " " }
    guard rest.hasPrefix("#") else { return false }
    let first = String(rest.prefix { $0 != " " && $0 != "\r" })
    let text = ContentElement.Color.Value(first) == nil ? String(rest) : first
    report(
      .unquotedHash, "\(what) is empty: `#` begins a comment", at: key.range,
      help: "a text that starts with `#` must be quoted: `\(Wording.quoted(text))`")
    return true
  }

  /// Whether a node is one of the words that are possible there.
  mutating func isWord(_ node: YAMLNode, among words: [String], what: String) -> Bool {
    guard node.kind == .scalar else { return refuse(node, what, .word(words)) }
    let text = node.text
    if words.contains(text) { return node.isPlain ? true : reportQuoted(node, text) }
    reportUnknown(
      .unknownValue, "`\(text)` is no value of \(what)", Located(text, node.range), among: words,
      help: "it takes " + Wording.list(words, "or"))
    return false
  }

  /// Says that a word of the language stands in quotes.
  @discardableResult
  mutating func reportQuoted(_ node: YAMLNode, _ word: String) -> Bool {
    report(
      .quotedWord, "in quotes, `\(word)` is a text", at: node.range, help: "write `\(word)` without quotes",
      fixIts: [.init("remove the quotes", replace: node.range, with: word)])
    return false
  }

  /// Whether a plain scalar is a number to some YAML only, which a finding then says.
  mutating func reportAmbiguous(_ node: YAMLNode) -> Bool {
    let text = node.text
    guard node.isPlain, PlainScalar.isAmbiguousNumber(text) else { return false }
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.drop { $0 == "-" || $0 == "+" }.filter { $0 != "_" }
    let number =
      digits.allSatisfy(\.isNumber) ? sign + (digits.drop { $0 == "0" }.isEmpty ? "0" : digits.drop { $0 == "0" }) : nil
    let isOctal = digits.hasPrefix("0")
    let help = number.map { "\(isOctal ? "a leading zero: " : "")write `\($0)`, or `\"\(text)\"` for a string" }
    report(
      .ambiguousNumber, "`\(text)` is not the same number to every reader of YAML", at: node.range,
      help: help ?? "write a decimal number, or `\"\(text)\"` for a string",
      fixIts: number.map { [.init("write `\($0)`", replace: node.range, with: $0)] } ?? [])
    return true
  }

  /// Whether a plain scalar is that word; in quotes it is a text.
  func isWord(_ node: YAMLNode, _ word: String) -> Bool { node.isPlain && node.has(text: word) }
}
