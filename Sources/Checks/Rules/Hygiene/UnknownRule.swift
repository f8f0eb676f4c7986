import Schema
import SourceText

extension LintRule {
  static let unknown = LintRule(
    "unknown-rule", .error, isConfigurable: false, theme: .hygiene,
    summary: LocalizedText("an unknown rule in the configuration", zh: "配置中有不存在的规则"),
    why: LocalizedText(
      "A misspelled rule is neither enabled nor disabled, and nobody notices.", zh: "规则名拼错时，既不会关闭也不会打开任何规则，而且不易察觉。"),
    bad: [
      """
      === messagegen.yaml
      version: 1
      lint:
        rules:
          ↓
          missing-docs: off
      """
    ],
    good: [
      """
      === messagegen.yaml
      version: 1
      lint:
        rules:
          missing-doc: off
      """
    ],
    .configuration { configuration, rules in
      let ids = rules.map(\.id)
      return configuration.ruleSettings.filter { !ids.contains($0.key) }
        .map { .unknown($0.key, $0.value.name, ids) }
    })
}

extension Finding {
  fileprivate static func unknown(_ id: String, _ range: SourceRange, _ ids: [String]) -> Finding {
    let nearest = Spelling.nearest(to: id, in: ids)
    return Finding(
      LocalizedText("unknown rule `\(id)`", zh: "未知规则 `\(id)`"), at: range,
      help: nearest.map { LocalizedText("did you mean `\($0)`?", zh: "是不是想写 `\($0)`？") }
        ?? LocalizedText("remove it", zh: "删除它"),
      fixIts: nearest.map {
        [.init(LocalizedText("replace with `\($0)`", zh: "替换为 `\($0)`"), replace: range, with: $0)]
      } ?? [])
  }
}
