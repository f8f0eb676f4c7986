import Schema
import SourceText

extension LintRule {
  /// About everything that has a name and documentation.
  static let declarationRules: [LintRule] = [
    .declaration("missing-doc", .warning, theme: .hygiene) { declaration, level in
      guard level == .document, declaration.isUndocumented else { return nil }
      return .undocumented(declaration)
    },
    .declaration("missing-field-doc", nil, theme: .hygiene) { declaration, level in
      guard level == .field, declaration.isUndocumented else { return nil }
      return .undocumented(declaration)
    },
    .declaration("deprecated-without-reason", .warning, theme: .hygiene) { declaration, _ in
      guard let text = declaration.deprecated, isWithoutReason(text.value) else { return nil }
      return Finding(
        "`deprecated` does not name a replacement", zh: "`deprecated` 没有说明替代方案", at: text.range,
        help: LocalizedText("write `use …`, or explain why it is deprecated", zh: "写成 `use …`，或说明为什么弃用"))
    },
  ]
}

private func isWithoutReason(_ text: String) -> Bool {
  ["", "true", "yes", "deprecated", "是", "废弃"].contains(text.filter { !$0.isWhitespace }.lowercased())
}

extension Finding {
  fileprivate static func undocumented(_ declaration: Declaration) -> Finding {
    let name = declaration.name
    return Finding(
      "`\(name.value)` has no documentation", zh: "`\(name.value)` 没有文档说明", at: name.range,
      help: LocalizedText("add a sentence under `doc`", zh: "用 `doc` 写一句说明"))
  }
}
