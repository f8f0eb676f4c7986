import Schema
import SourceText

extension EvolutionRule {
  static let unitChanged = EvolutionRule(
    "unit-changed",
    summary: LocalizedText("a timestamp of another unit", zh: "时间戳换了单位"),
    why: LocalizedText(
      "Seconds that are read as milliseconds are a moment in 1970, and nothing fails.",
      zh: "把秒当作毫秒解析会得到 1970 年的时刻，而且不会报错。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { sentAt: { type: timestamp, unit: s } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { sentAt: { type: timestamp, unit: ms } }
          """,
        breaks: ["Gift/fields/sentAt old-reads-new=altered new-reads-old=altered"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { sentAt: { type: timestamp, unit: s } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { sentAt: { type: timestamp, unit: s }, sentAtInMs: { type: timestamp?, unit: ms } }
          """),
    ],
    .field { field in
      guard !field.isReused, case .timestamp(let old) = field.old.type.leaf,
        case .timestamp(let new) = field.new.type.leaf, old != new
      else { return [] }
      return [.unitChange(field)]
    })
}

extension Change {
  fileprivate static func unitChange(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText("the unit of `\(field.new.name)` changed", zh: "`\(field.new.name)` 的单位变了"),
      help: LocalizedText(
        "keep the field, and add a new one with a new key", zh: "保留这个字段，再用新的键添加一个字段"),
      at: field.new.typeRange, released: field.old.typeRange,
      [.oldReadsNew(.altered), .newReadsOld(.altered)])
  }
}
