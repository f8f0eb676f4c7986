import SourceText
import YAML

extension Rule {
  static let unquotedText = Rule("unquoted-text", .warning, theme: .commonMistakes)
}

extension Diagnostic {
  /// - Parameter misreading: What other readers of YAML take the text for.
  static func unquotedText(_ text: Located<String>, _ misreading: LocalizedText) -> Diagnostic {
    let quoted = Wording.quoted(text.value)
    return Diagnostic(
      .unquotedText, problem(text.value, misreading, quoted), at: text.range, help: Wording.quote(as: quoted),
      fixIts: [.init(Wording.quoteIt, replace: text.range, with: quoted, isSafe: true)])
  }

  static func unquotedText(ofCase name: Located<String>, _ misreading: LocalizedText) -> Diagnostic {
    let quoted = "\"\(name.value)\""
    return Diagnostic(
      .unquotedText, problem(name.value, misreading, quoted), at: name.range,
      help: PlainScalar.bool(name.value) == false
        ? LocalizedText(
          "quote the case name: `\(quoted)`, or rename it to `none`", zh: "给 case 名加引号：`\(quoted)`，或改名为 `none`")
        : LocalizedText("quote the case name: `\(quoted)`", zh: "给 case 名加引号：`\(quoted)`"),
      fixIts: [.init(Wording.quoteIt, replace: name.range, with: quoted, isSafe: true)])
  }

  private static func problem(_ text: String, _ misreading: LocalizedText, _ quoted: String) -> LocalizedText {
    LocalizedText(
      "`\(text)` is \(misreading) in other YAML parsers; here it is read as the string \(quoted)",
      zh: "其他 YAML 解析器会把 `\(text)` 当成\(misreading)；这里按字符串 \(quoted) 读取")
  }
}
