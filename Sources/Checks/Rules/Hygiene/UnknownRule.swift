import Schema
import SourceText

extension LintRule {
  static let unknown = LintRule(
    "unknown-rule", .error, isConfigurable: false, theme: .hygiene,
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
