import SourceText

extension Rule {
  static let unquotedHash = Rule("unquoted-hash", .error, isConfigurable: false, theme: .commonMistakes)
}

extension Diagnostic {
  static func unquotedHash(_ text: String, insteadOf what: LocalizedText, at range: SourceRange) -> Diagnostic {
    let quoted = Wording.quoted(text)
    return Diagnostic(
      .unquotedHash, LocalizedText("\(what) is empty: `#` starts a comment", zh: "\(what)是空的：`#` 之后是注释"), at: range,
      help: LocalizedText("quote a string that starts with `#`: `\(quoted)`", zh: "以 `#` 开头的字符串必须加引号：`\(quoted)`"))
  }
}
