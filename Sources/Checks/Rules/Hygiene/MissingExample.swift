import Examples
import Schema
import SourceText

extension LintRule {
  static let missingExample = LintRule(
    "missing-example", .note, theme: .hygiene,
    summary: LocalizedText("a message whose example cannot be guessed", zh: "无法推测出示例的消息"),
    why: LocalizedText(
      """
      Documentation and tests show each message with values. Where no example is written, values are guessed from the \
      types and constraints of the fields, but no value can be guessed for a pattern, a hook or a rule.
      """,
      zh: "文档和测试用具体的值展示每种消息。没有写示例时，这些值由字段的类型和约束推测得出，但正则表达式、hook 和规则所要求的值无法推测。"),
    bad: [
      """
               ↓
      message: Parcel
      id: 8
      fields:
        code: { type: string, pattern: "^[0-9]{6}$" }
      """,
      """
              ↓
      object: Address
      fields:
        zip: { type: string, pattern: "^[0-9]{6}$" }
      ---
      message: Parcel
      id: 8
      fields: { to: Address }
      ---
               ↓
      message: Letter
      id: 9
      fields: { to: Address, stamp: string }
      validate:
        - { field: stamp, pattern: "^[A-Z]{2}$" }
      """,
    ],
    good: [
      """
      message: Parcel
      id: 8
      fields:
        code: { type: string, pattern: "^[0-9]{6}$" }
      examples:
        main: { code: "100080" }
      """,
      """
      message: Letter
      id: 9
      fields: { text: string, stamp: string?, prepaid: string? }
      validate:
        - { anyOf: [stamp, prepaid] }
      """,
    ],
    .message { message, schema in
      if !message.examples.isEmpty { return [] }
      let faults = FullValues(of: message, nil, in: schema).faults
      let own = faults.filter { $0.object == nil }
      let objects = Set(faults.compactMap(\.object)).sorted { $0.index < $1.index }
      return objects.map { object in
        .unguessable(
          schema[object].declaration.name,
          ExampleCheck.faults(in: object, nil, of: schema).filter { $0.object == nil })
      } + (own.isEmpty ? [] : [.unguessable(message.declaration.name, own)])
    })
}

extension Finding {
  fileprivate static func unguessable(_ name: Located<String>, _ faults: [ExampleFault]) -> Finding {
    var seen: Set<SourceRange> = []
    let notes = faults.compactMap { fault in
      fault.rule.flatMap { seen.insert($0).inserted ? Diagnostic.Note(fault.message, at: $0) : nil }
    }
    return Finding(
      LocalizedText("no example of `\(name.value)` can be guessed", zh: "无法推测出 `\(name.value)` 的示例"), at: name.range,
      notes: notes,
      help: LocalizedText("write one: `examples: { main: { … } }`", zh: "写一个：`examples: { main: { … } }`"))
  }
}
