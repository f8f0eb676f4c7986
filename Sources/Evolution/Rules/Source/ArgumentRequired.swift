import Schema
import SourceText

extension EvolutionRule {
  static let argumentRequired = EvolutionRule(
    "argument-required", .note,
    summary: LocalizedText("an argument of an initializer that no longer has a default", zh: "初始化参数不再有默认值"),
    why: LocalizedText(
      "Code that creates the value without that argument has to be changed.", zh: "不传这个参数的代码需要修改。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, default: "" } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        breaks: ["Gift/fields/title source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, default: "" } }
          """),
    ],
    .message { pair in
      (pair.containers.flatMap(\.fields) + pair.locals).filter { field in
        !field.old.isRequired && field.new.isRequired && !field.old.isOptional && !field.isSourceSaid
      }.map { .withoutDefault($0) }
    })
}

extension Change {
  fileprivate static func withoutDefault(_ field: FieldPair) -> Change {
    let name = field.new.swiftName
    return Change(
      at: field.at,
      LocalizedText("the argument `\(name)` no longer has a default", zh: "参数 `\(name)` 不再有默认值"),
      help: LocalizedText("keep the `default`", zh: "保留 `default`"),
      at: field.new.range, released: field.old.defaultValue?.range ?? field.old.range, use: .creating(field.owner),
      [.source])
  }
}
