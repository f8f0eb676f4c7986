import Schema
import SourceText

extension Rule {
  static let unsupportedCondition = Rule("unsupported-condition", .error, isConfigurable: false, theme: .references)
}

extension Diagnostic {
  static func unsupportedCondition(outsidePresentation name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unsupportedCondition, "`\(name.value)` is only available in `layout` and `texts`",
      zh: "`\(name.value)` 只在 `layout` 和 `texts` 中可用", at: name.range,
      help: LocalizedText("test a field instead", zh: "改为判断一个字段"))
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
      .unsupportedCondition, "this condition is always true: the message has a single id", zh: "这个条件总是成立：消息只有一个 ID",
      at: range,
      help: LocalizedText("test `id` only in a message with several ids", zh: "有多个 ID 时才判断 `id`"))
  }
}
