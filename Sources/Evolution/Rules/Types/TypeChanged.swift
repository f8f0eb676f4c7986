import Schema
import SourceText

extension EvolutionRule {
  static let typeChanged = EvolutionRule(
    "type-changed",
    summary: LocalizedText("a field of another type", zh: "字段换了类型"),
    why: LocalizedText(
      "Values that are encoded as one type and decoded as another are rejected, or silently become other values.",
      zh: "按一种类型编码、按另一种类型解析的值会被判定无效，或悄悄变成另一个值。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { count: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { count: int32 }
          """,
        breaks: ["Gift/fields/count new-reads-old=invalid new-reads-old=altered source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { count: int32 }
          """,
        to: """
          message: Gift
          id: 7
          fields: { count: int64 }
          """,
        breaks: ["Gift/fields/count old-reads-new=invalid source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { names: [string] }
          """,
        to: """
          message: Gift
          id: 7
          fields: { names: [url] }
          """,
        breaks: ["Gift/fields/names new-reads-old=dropped source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { count: int32 }
          """,
        to: """
          message: Gift
          id: 7
          fields: { count: { type: int32, doc: How many there are. } }
          """),
    ],
    .field { field in Change.typeChange(field).map { [$0] } ?? [] })
}

extension FieldPair {
  /// A key that another field had is another rule's.
  var hasOtherType: Bool {
    !isReused
      && WireType(old.type, in: oldSide.schema).withoutUnits != WireType(new.type, in: newSide.schema).withoutUnits
  }
}

extension Change {
  fileprivate static func typeChange(_ field: FieldPair) -> Change? {
    guard field.hasOtherType else { return nil }
    // From another slot nothing is read.
    let isRead = field.old.slot?.value == field.new.slot?.value
    let oldReadsNew = TypeReading.outcomes(of: field.new, in: field.newSide, as: field.old, in: field.oldSide)
    let newReadsOld = TypeReading.outcomes(of: field.old, in: field.oldSide, as: field.new, in: field.newSide)
    return field.change(
      LocalizedText("the type of `\(field.new.name)` changed", zh: "`\(field.new.name)` 的类型变了"),
      help: LocalizedText(
        "keep the field, and add a new one with a new key", zh: "保留这个字段，再用新的键添加一个字段"),
      at: field.new.typeRange, released: field.old.typeRange,
      (isRead ? oldReadsNew.map { .oldReadsNew($0) } + newReadsOld.map { .newReadsOld($0) } : []) + [.source])
  }
}
