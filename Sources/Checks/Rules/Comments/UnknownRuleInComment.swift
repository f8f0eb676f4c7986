import Schema
import SourceText

extension LintRule {
  static let unknownRuleInComment = LintRule(
    "unknown-rule-in-comment", .error, isConfigurable: false, theme: .comments,
    .comments { commented in
      let ids = commented.rules.keys.sorted()
      return commented.comments.flatMap(\.ids).filter { commented.rules[$0.value] == nil }.map { .unknown($0, ids) }
    })
}

extension Finding {
  fileprivate static func unknown(_ id: Located<String>, _ ids: [String]) -> Finding {
    guard !id.value.contains(where: \.isWhitespace) else {
      return Finding(
        LocalizedText("`\(id.value)` is not a rule id", zh: "`\(id.value)` 不是规则 ID"), at: id.range,
        help: LocalizedText(
          "separate rule ids with commas, and put the reason after `--`", zh: "规则之间用逗号分隔，原因写在 `--` 之后"))
    }
    let near = Spelling.nearest(to: id.value, in: ids)
    return Finding(
      LocalizedText("unknown rule `\(id.value)`", zh: "未知规则 `\(id.value)`"), at: id.range,
      help: near.map { LocalizedText("did you mean `\($0)`?", zh: "是不是想写 `\($0)`？") }
        ?? LocalizedText("run `messagegen rules` to list all rules", zh: "运行 `messagegen rules` 查看所有规则"),
      fixIts: near.map {
        [.init(LocalizedText("replace with `\($0)`", zh: "替换为 `\($0)`"), replace: id.range, with: $0)]
      } ?? [])
  }
}
