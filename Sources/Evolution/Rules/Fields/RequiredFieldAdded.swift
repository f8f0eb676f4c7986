import Schema
import SourceText

extension EvolutionRule {
  static let requiredFieldAdded = EvolutionRule(
    "required-field-added", .error, onlyRefuses: true,
    .container { container in container.added.filter(\.needsKey).map { .added($0, container) } })
}

extension Change {
  fileprivate static func added(_ field: Field, _ container: ContainerPair) -> Change {
    Change(
      at: container.path(of: field),
      LocalizedText("the new field `\(field.name)` is required", zh: "新字段 `\(field.name)` 是必填的"),
      help: LocalizedText("make it optional with `?`, or add a `default`", zh: "加 `?` 改为可选，或添加 `default`"),
      at: field.range, released: nil, use: .creating(container.name),
      [.newReadsOld(container.new.outcome(without: field))] + (field.isRequired ? [.source] : []))
  }
}
