import Schema
import SourceText

extension LintRule {
  static let deprecatedWithoutReason = LintRule(
    "deprecated-without-reason", .warning, theme: .hygiene,
    summary: LocalizedText("`deprecated` without a replacement or reason", zh: "`deprecated` 没有说明该改用什么"),
    why: LocalizedText(
      "Xcode shows this text wherever the type is used. `true` tells nobody what to do instead.",
      zh: "Xcode 会在用到该类型的地方显示这段文本。`true` 没有告诉任何人该怎么做。"),
    bad: [
      """
      message: Gift
      id: 7
                  ↓
      deprecated: "true"
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      deprecated: use Present
      fields:
        title: { type: string, deprecated: no longer sent }
      """
    ],
    .schemaIndex { schemaIndex, schema in
      let enums = schema.enums.indices.compactMap { schema.enums[$0].declaration.deprecated }
      return (schemaIndex.deprecations + enums).filter { isEmpty($0.value) }.map { .withoutReason($0) }
    })
}

private func isEmpty(_ text: String) -> Bool {
  ["", "true", "yes", "deprecated", "是", "废弃"].contains(text.filter { !$0.isWhitespace }.lowercased())
}

extension Finding {
  fileprivate static func withoutReason(_ text: Located<String>) -> Finding {
    Finding(
      LocalizedText("`deprecated` does not name a replacement", zh: "`deprecated` 没有说明替代方案"), at: text.range,
      help: LocalizedText("write `use …`, or explain why it is deprecated", zh: "写成 `use …`，或说明为什么弃用"))
  }
}
