import SourceText

extension Rule {
  static let misfitLocal = Rule(
    "misfit-local", .error, isFatal: true, theme: .fields,
    summary: Phrase(
      "a local field that is neither optional nor defaulted, or has keys of the wire", zh: "本地字段既非可选也无默认值，或带有传输用的键"),
    why: Phrase(
      """
      A local field is never in the JSON, so a message that comes in has no value for it. And what says how it \
      is written on the wire has no effect.
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
  static func misfitLocal(required name: Located<String>) -> Diagnostic {
    Diagnostic(
      .misfitLocal,
      Phrase(
        "a local field never travels: `\(name.value)` must be optional or have a default",
        zh: "本地字段从不传输：`\(name.value)` 必须可选或有默认值"),
      at: name.range, help: Wording.makeOptional(name.value))
  }

  static func misfitLocal(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misfitLocal,
      Phrase("a local field never travels: `\(key)` has no place there", zh: "本地字段从不传输：不能有 `\(key)`"), at: range,
      help: Wording.removeIt)
  }
}
