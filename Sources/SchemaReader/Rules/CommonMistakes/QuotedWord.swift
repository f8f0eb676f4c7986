import SourceText
import YAML

extension Rule {
  static let quotedWord = Rule("quoted-word", .error, isConfigurable: false, theme: .commonMistakes)
}

extension Diagnostic {
  /// - Parameter meant: What is to be written, if the word is one of another language.
  static func quotedWord(_ word: String, at range: SourceRange, meaning meant: String? = nil) -> Diagnostic {
    let written = meant ?? word
    return Diagnostic(
      .quotedWord, problem(word), at: range, help: Wording.unquote(written),
      fixIts: [.init(Wording.removeQuotes, replace: range, with: written, isSafe: isBare(word))])
  }

  static func quotedWord(timestamp node: YAMLNode, unit: MissingUnit) -> Diagnostic {
    Diagnostic(.quotedWord, problem(node.text), at: node.range, help: unit.help, fixIts: unit.fixIts)
  }

  /// Whether a text without its quotes is one word, list or map, and no comment or further entry.
  private static func isBare(_ text: String) -> Bool {
    let isBracketed = [("[", "]"), ("{", "}")].contains { text.hasPrefix($0) && text.hasSuffix($1) }
    let marks = "_-.?" + (isBracketed ? "[]{}: " : "")
    return text.unicodeScalars.allSatisfy {
      $0.isASCII && $0.properties.isAlphabetic || marks.unicodeScalars.contains($0) || ("0"..."9").contains($0)
    }
  }

  /// - Parameter source: With its quotes.
  static func quotedWord(noType node: YAMLNode, source: String) -> Diagnostic {
    Diagnostic(
      .quotedWord, "`\(node.text)` in quotes is a string, not a type", zh: "加了引号，`\(node.text)` 是字符串，不是类型",
      at: node.range, help: Wording.writeDefault("string", source))
  }

  static func quotedWord(optional node: YAMLNode, field: String, fixIts: [FixIt]) -> Diagnostic {
    Diagnostic(.quotedWord, problem(node.text), at: node.range, help: Wording.write(field), fixIts: fixIts)
  }

  /// - Parameter isLength: Whether it would be one without its quotes.
  static func quotedWord(asLength text: Located<String>, isLength: Bool) -> Diagnostic {
    Diagnostic(
      .quotedWord, problem(text.value), at: text.range, help: LocalizedText("remove the quotes", zh: "去掉引号"),
      fixIts: isLength ? [.init(Wording.removeQuotes, replace: text.range, with: text.value, isSafe: true)] : [])
  }

  private static func problem(_ word: String) -> LocalizedText {
    LocalizedText("`\(word)` in quotes is a string", zh: "加了引号，`\(word)` 就成了字符串")
  }
}
