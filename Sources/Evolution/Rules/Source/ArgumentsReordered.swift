import Schema
import SourceText

extension EvolutionRule {
  static let argumentsReordered = EvolutionRule(
    "arguments-reordered", .note,
    summary: LocalizedText("arguments of an initializer in another order", zh: "初始化参数换了顺序"),
    why: LocalizedText(
      "The initializer has an argument for each field, in the order of the schema, and Swift insists on it.",
      zh: "初始化方法的参数按 schema 中字段的顺序排列，Swift 要求按这个顺序传入。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string, count: int32 }
          """,
        to: """
          message: Gift
          id: 7
          fields: { count: int32, title: string }
          """,
        breaks: ["Gift/fields source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string, count: int32 }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string, note: string?, count: int32 }
          """),
    ],
    .message { pair in pair.declarations.compactMap { .reordering($0) } })
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
