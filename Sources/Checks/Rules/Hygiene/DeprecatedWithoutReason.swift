import Schema
import SourceText

extension LintRule {
  static let deprecatedWithoutReason = LintRule(
    "deprecated-without-reason", .warning, theme: .hygiene,
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
