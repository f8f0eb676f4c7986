import Schema
import SourceText

extension EvolutionRule {
  static let sensitiveRemoved = EvolutionRule(
    "sensitive-removed", .warning,
    .field { field in field.old.isSensitive && !field.new.isSensitive ? [.exposed(field)] : [] })
}

extension Change {
  fileprivate static func exposed(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText("`\(field.new.name)` is no longer sensitive", zh: "`\(field.new.name)` 不再是敏感字段"),
      help: LocalizedText("keep `sensitive: true`", zh: "保留 `sensitive: true`"), [.display])
  }
}
