import Schema
import SourceText

extension EvolutionRule {
  static let propertyRenamed = EvolutionRule(
    "property-renamed", .note,
    summary: LocalizedText("a property with another Swift name", zh: "属性换了 Swift 名称"),
    why: LocalizedText("Code that uses it has to be changed.", zh: "使用它的代码需要修改。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { headline: { type: string, key: title } }
          """,
        breaks: ["Gift/fields/headline source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { headline: { type: string, key: title, swiftName: title } }
          """),
    ],
    .field { field in field.old.swiftName == field.new.swiftName ? [] : [.rename(field)] })
}

extension Change {
  fileprivate static func rename(_ field: FieldPair) -> Change {
    Change(
      at: field.at,
      LocalizedText(
        "the property `\(field.old.swiftName)` is now `\(field.new.swiftName)`",
        zh: "属性 `\(field.old.swiftName)` 改名为 `\(field.new.swiftName)`"),
      help: LocalizedText(
        "to keep the name in Swift, add `swiftName: \(field.old.swiftName)`",
        zh: "要保留 Swift 中的名称，请添加 `swiftName: \(field.old.swiftName)`"),
      at: field.new.nameRange, released: field.old.nameRange, symbol: field.old.swiftName, [.source])
  }
}
