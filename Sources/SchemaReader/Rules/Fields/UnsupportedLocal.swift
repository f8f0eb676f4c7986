import SourceText

extension Rule {
  static let unsupportedLocal = Rule("unsupported-local", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func unsupportedLocal(required name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unsupportedLocal,
      LocalizedText(
        "local field `\(name.value)` is never sent, so it must be optional or have a default",
        zh: "本地字段 `\(name.value)` 不会发送，必须是可选的或有默认值"),
      at: name.range, help: Wording.makeOptional(name.value))
  }

  static func unsupportedLocal(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsupportedLocal,
      LocalizedText("a local field is never sent, so `\(key)` has no effect", zh: "本地字段不会发送，`\(key)` 不起作用"), at: range,
      help: Wording.removeIt)
  }
}
