import Schema
import SourceText

extension EvolutionRule {
  static let constraintTightened = EvolutionRule(
    "constraint-tightened",
    summary: LocalizedText("a constraint that released messages may violate", zh: "已发布的消息可能违反的约束"),
    why: LocalizedText(
      "Messages in histories that passed before are invalid from now on.", zh: "历史记录中原本有效的消息从此无效。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, length: 1..40 } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, length: 1..20 } }
          """,
        breaks: ["Gift/fields/title new-reads-old=invalid"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, length: 1..40 } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, length: 1..40, nonEmpty: true } }
          """),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields:
            title: { type: string, nonEmpty: true, maxBytes: 40 }
            count: uint32
            note: { type: string?, omit: empty }
          """,
        to: """
          message: Gift
          id: 7
          fields:
            title: { type: string, nonEmpty: true, maxBytes: 40, length: 1..40 }
            count: { type: uint32, range: 0.. }
            note: { type: string?, omit: empty, length: 1.. }
          """),
    ],
    .field { field in
      field.tightened.isEmpty || !field.hasOneType ? [] : [.tightened(field)]
    })
}

extension Change {
  fileprivate static func tightened(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText(
        "the constraints of `\(field.new.name)` are stricter", zh: "`\(field.new.name)` 的约束更严格了"),
      help: LocalizedText("check the value before it is sent, instead of when it is read", zh: "改为在发送之前检查，而不是在解析时"),
      [field.newReadsOld(.invalid)])
  }
}
