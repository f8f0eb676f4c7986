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

  /// `1001-1005`, `1001, 1002`.
  static func unquotedText(ofNumbers id: Located<String>) -> Diagnostic {
    Diagnostic(
      .unquotedText, "`\(id.value)` is read as one string", zh: "`\(id.value)` 会读成一个字符串", at: id.range,
      help: LocalizedText(
        "write a range as `1001..1005`, and several ids as `ids: [1001, 1002]`; quote it if it is a string",
        zh: "范围写成 `1001..1005`，多个 ID 写成 `ids: [1001, 1002]`；若是字符串，请加引号"))
  }

  /// `open = 1` in a list of cases.
  ///
  /// - Parameter pair: as it is in a mapping.
  static func unquotedText(ofNumberedCase text: Located<String>, pair: String) -> Diagnostic {
    Diagnostic(
      .unquotedText, "`\(text.value)` is read as one string: a list of cases has no raw values",
      zh: "`\(text.value)` 会读成一个字符串：列表形式的 case 没有原始值", at: text.range,
      help: LocalizedText(
        "write a mapping: `{ \(pair), … }`; quote it if it is the raw value",
        zh: "写成映射：`{ \(pair), … }`；如果它就是原始值，请加引号"))
  }

  /// `default: null`.
  static func unquotedText(ofDefault text: Located<String>) -> Diagnostic {
    let quoted = Wording.quoted(text.value)
    return Diagnostic(
      .unquotedText, "the default is the text \(quoted), not null", zh: "默认值是文本 \(quoted)，不是 null", at: text.range,
      help: LocalizedText(
        "remove it, and make the field optional, as in `string?`; quote it if the text is meant",
        zh: "删除它，把字段改为可选，例如 `string?`；若是文本，请加引号"))
  }

  private static func problem(_ text: String, _ misreading: LocalizedText, _ quoted: String) -> LocalizedText {
    LocalizedText(
      "`\(text)` is \(misreading) in other YAML parsers; here it is read as the string \(quoted)",
      zh: "其他 YAML 解析器会把 `\(text)` 当成\(misreading)；这里按字符串 \(quoted) 读取")
  }
}
