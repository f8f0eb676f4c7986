import Schema
import SourceText

extension EvolutionRule {
  static let argumentsReordered = EvolutionRule(
    "arguments-reordered", .note, .message { pair in pair.declarations.compactMap { .reordering($0) } })
}

extension Change {
  fileprivate static func reordering(_ pair: DeclarationPair) -> Change? {
    let (old, new) = (pair.old.fields.map(\.swiftName), pair.new.fields.map(\.swiftName))
    guard old.filter(new.contains) != new.filter(old.contains) else { return nil }
    let name = pair.new.name
    return Change(
      at: pair.container.path,
      LocalizedText(
        "the arguments of the initializer of `\(name.value)` have another order",
        zh: "`\(name.value)` 的初始化参数换了顺序"),
      help: LocalizedText(
        "keep the order of the fields, and add new ones at the end", zh: "保持字段的顺序，新字段加在最后"),
      at: name.range, released: pair.old.name.range, use: .creating(name.value), [.source])
  }
}
