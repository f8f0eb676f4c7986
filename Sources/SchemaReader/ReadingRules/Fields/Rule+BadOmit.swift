import Schema
import SourceText

extension Rule {
  static let badOmit = Rule(
    "bad-omit", .error, isFatal: true, theme: .fields,
    summary: Phrase("an omission that would not read back as the same value", zh: "省略后读不回相同的值"),
    why: Phrase(
      """
      What is left out must read back as the same value. A key that is omitted where its field is required makes \
      a message that its own decoder refuses.
      """,
      zh: "省略的内容必须能读回相同的值。如果省略的是必填字段的键，写出的消息连自己的解码器都会拒绝。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
                                     ↓
        title: { type: string, omit: empty }
      """,
      """
      message: Gift
      id: 1
      fields:
                                     ↓
        note: { type: string?, omit: never }
      """,
      """
      message: Gift
      id: 1
      fields:
                                  ↓
        count: { type: int, omit: default }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        title: { type: string, default: "", omit: empty }
        note: { type: string?, omit: nil }
        count: { type: int, default: 1, omit: default }
      """
    ])
}

extension Diagnostic {
  static func badOmit(_ omission: Field.Omission, of field: Field, at range: SourceRange) -> Diagnostic {
    let (name, problem) = (omission.rawValue, problem(with: omission, of: field))
    return Diagnostic(
      .badOmit, Phrase("`omit: \(name)` \(problem.what)", zh: "`omit: \(name)` \(problem.what)"), at: range,
      help: problem.help)
  }

  private static func problem(with omission: Field.Omission, of field: Field) -> (what: Phrase, help: Phrase) {
    switch omission {
    case .never:
      (
        Phrase("does not fit an optional: `null` is never written", zh: "不适用于可选字段：`null` 从不写出"),
        Phrase("remove it, or the `?`", zh: "删除它，或删除 `?`")
      )
    case .nil:
      (
        Phrase("is for optionals", zh: "只用于可选字段"),
        Phrase("remove it, or write `\(field.name)?`", zh: "删除它，或写成 `\(field.name)?`")
      )
    case .default:
      (Phrase("needs a `default`", zh: "需要 `default`"), Phrase("add one, or remove `omit`", zh: "加上它，或删除 `omit`"))
    case .empty where field.type.canBeEmpty:
      (
        Phrase(
          "would not read back: the empty value is not what a missing key means", zh: "无法原样读回：缺少键并不表示空值"),
        Phrase("make it optional, or its `default` empty", zh: "把它改为可选，或让它的 `default` 为空")
      )
    case .empty:
      (
        Phrase(
          "is for strings, data, lists and maps, not for \(field.type.title)",
          zh: "用于字符串、二进制数据、列表和字典，不能用于\(field.type.title)"),
        Wording.removeIt
      )
    }
  }
}
