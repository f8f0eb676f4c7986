import Schema
import SourceText

extension LintRule {
  static let missingDoc = LintRule(
    "missing-doc", .warning, theme: .hygiene,
    .schema { schema in
      let declarations =
        schema.messages.map(\.declaration) + schema.objects.filter { $0.container == .shared }.map(\.declaration)
        + schema.enums.filter { $0.container == .shared }.map(\.declaration)
      return declarations.filter(\.isUndocumented).map { .undocumented($0) }
    })
}

extension Finding {
  fileprivate static func undocumented(_ declaration: Declaration) -> Finding {
    let name = declaration.name
    return Finding(
      LocalizedText("`\(name.value)` has no documentation", zh: "`\(name.value)` 没有文档说明"), at: name.range,
      help: LocalizedText("add a sentence under `doc`", zh: "用 `doc` 写一句说明"))
  }
}
