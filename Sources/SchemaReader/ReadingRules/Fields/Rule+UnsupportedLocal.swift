import SourceText

extension Rule {
  static let unsupportedLocal = Rule(
    "unsupported-local", .error, isConfigurable: false, theme: .fields,
    summary: LocalizedText(
      "a local field that is required or has wire-format keys", zh: "本地字段既非可选也无默认值，或带有传输用的键"),
    why: LocalizedText(
      """
      A local field is never part of the JSON, so a received message has no value for it, and keys that control its \
      encoding have no effect.
      """,
      zh: "本地字段不会出现在 JSON 中，收到的消息没有它的值。与传输格式有关的键也不起作用。"),
    bad: [
      """
      message: Photo
      id: 3
      local:
        ↓
        path: string
      """,
      """
      message: Photo
      id: 3
      local:
                                       ↓
        size: { type: int, default: 0, key: s }
      """,
    ],
    good: [
      """
      message: Photo
      id: 3
      local:
        path: string?
        size: { type: int, default: 0 }
      """
    ])
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
