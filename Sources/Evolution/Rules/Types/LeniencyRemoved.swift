import Schema
import SourceText

extension EvolutionRule {
  static let leniencyRemoved = EvolutionRule(
    "leniency-removed",
    summary: LocalizedText("strict decoding where a release is lenient", zh: "已发布版本宽松解析，现在严格解析"),
    why: LocalizedText(
      "What others write beside the schema was accepted before, and is invalid from now on.",
      zh: "第三方不按 schema 编码的内容以前能接受，从此无效。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { count: int32 }
          """,
        to: """
          message: Gift
          id: 7
          fields: { count: { type: int32, lenient: false } }
          """,
        breaks: ["Gift/fields/count new-reads-old=foreign"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { count: { type: int32, lenient: false } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { count: int32 }
          """),
    ],
    .field { field in
      field.oldSide.isLenient && !field.newSide.isLenient && field.new.type.leaf != .json ? [.stricter(field)] : []
    })
}

extension Change {
  fileprivate static func stricter(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText(
        "`\(field.new.name)` is decoded strictly from now on", zh: "`\(field.new.name)` 改为严格解析"),
      help: LocalizedText("keep lenient decoding", zh: "保留宽松解析"), [field.newReadsOld(.foreign)])
  }
}
