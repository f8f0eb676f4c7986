import Examples
import Schema
import SourceText

extension LintRule {
  static let missingExample = LintRule(
    "missing-example", .note, theme: .hygiene,
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
