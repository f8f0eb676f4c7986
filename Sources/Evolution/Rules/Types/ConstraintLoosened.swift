import Schema
import SourceText

extension EvolutionRule {
  static let constraintLoosened = EvolutionRule(
    "constraint-loosened",
    summary: LocalizedText("a value may be sent that releases refuse", zh: "可能发送已发布版本拒绝的值"),
    why: LocalizedText(
      "Installed apps still have the constraint, and such a message is invalid there.",
      zh: "已安装的 App 仍按原来的约束校验，这样的消息在那里无效。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { count: { type: int32, range: 1..9 } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { count: int32 }
          """,
        breaks: ["Gift/fields/count old-reads-new=invalid"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, nonEmpty: true, length: 1..9 } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, length: 1..9 } }
          """),
    ],
    .field { field in
      field.loosened.isEmpty || !field.hasOneType ? [] : [.loosened(field)]
    })
}

extension Change {
  fileprivate static func loosened(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText(
        "the constraints of `\(field.new.name)` are looser", zh: "`\(field.new.name)` 的约束放宽了"),
      help: LocalizedText(
        "release the looser constraint, and send such values in a later version", zh: "先发布放宽的约束，在之后的版本中再发送这样的值"),
      [field.oldReadsNew(.invalid)])
  }
}
