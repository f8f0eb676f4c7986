import Schema
import SourceText

extension EvolutionRule {
  static let propertyRenamed = EvolutionRule(
    "property-renamed", .note, .field { field in field.old.swiftName == field.new.swiftName ? [] : [.rename(field)] })
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
