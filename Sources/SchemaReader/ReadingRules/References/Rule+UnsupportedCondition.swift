import Schema
import SourceText

extension Rule {
  static let unsupportedCondition = Rule(
    "unsupported-condition", .error, isConfigurable: false, theme: .references,
    summary: LocalizedText("a condition in `when` that does not apply to its subject", zh: "`when` 中的条件与对象不符"),
    why: LocalizedText(
      """
      Testing whether a number is empty, or comparing a string with a number, gives the same result for every \
      message, so one branch would never be used.
      """,
      zh: "判断数字是否为空，或拿字符串去比它不可能等于的数，对所有消息的结果都一样：另一个分支永远不会出现。"),
    bad: [
      """
      message: Gift
      id: 1
      fields: { count: int, title: string }
      validate:
                                                         ↓
        - { field: title, nonEmpty: true, when: { count: present } }
      """,
      """
      message: Gift
      id: 1
      fields: { count: int, title: string }
      validate:
                                                         ↓
        - { field: title, nonEmpty: true, when: { count: many } }
      """,
      """
      message: Gift
      id: 1
      fields: { title: string }
      validate:
                                                  ↓
        - { field: title, nonEmpty: true, when: { direction: incoming } }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields: { count: int?, title: string }
      validate:
        - { field: title, nonEmpty: true, when: { count: present } }
      layout:
        variants:
          - { when: { direction: incoming }, avatar: false }
      """
    ])
}

extension Diagnostic {
  static func unsupportedCondition(outsidePresentation name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unsupportedCondition,
      LocalizedText(
        "`\(name.value)` is only available in `layout` and `texts`",
        zh: "`\(name.value)` 只在 `layout` 和 `texts` 中可用"),
      at: name.range, help: LocalizedText("test a field instead", zh: "改为判断一个字段"))
  }

  static func unsupportedCondition(_ word: Located<String>, of path: FieldPath) -> Diagnostic {
    let type = path.type.title
    return Diagnostic(
      .unsupportedCondition,
      ["present", "absent"].contains(word.value)
        ? LocalizedText("`\(path.text)` is always present", zh: "`\(path.text)` 总有值")
        : LocalizedText("\(type) is never empty", zh: "\(type)不会为空"),
      at: word.range,
      help: LocalizedText(
        "unquoted, `\(word.value)` is a condition; for the value, write `\"\(word.value)\"`",
        zh: "不加引号，`\(word.value)` 是条件；若是值，写成 `\"\(word.value)\"`"))
  }

  static func unsupportedCondition(ofOnlyIdentityAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsupportedCondition,
      LocalizedText("this condition is always true: the message has a single id", zh: "这个条件总是成立：消息只有一个 ID"),
      at: range,
      help: LocalizedText("test `id` only in a message with several ids", zh: "有多个 ID 时才判断 `id`"))
  }
}
