import Schema
import SourceText

extension Rule {
  public static let missingExample = Rule("missing-example", .note, theme: .hygiene)
}

extension Schema {
  /// Of messages that have no example and for which none can be guessed, and of objects that are the reason: what
  /// `missingExample` finds, in the order of the text.
  ///
  /// - Parameter inspector: That of the schema, if there is one already.
  public func missingExamples(by inspector: Inspector? = nil) -> [Diagnostic] {
    let lacking = messages.filter(\.examples.isEmpty)
    if lacking.isEmpty || hasEndlessObjects { return [] }
    let inspector = inspector ?? Inspector(self)
    let guessed = lacking.map { ($0, FullValues(of: $0, nil, by: inspector).faults) }
    let ofMessages = guessed.compactMap { message, faults -> Diagnostic? in
      let own = faults.filter { $0.object == nil }
      return own.isEmpty ? nil : .missingExample(of: message.declaration.name, own)
    }
    let ofObjects = Set(guessed.flatMap(\.1).compactMap(\.object)).map { id -> Diagnostic in
      let own = ExampleCheck(inspector: inspector).faults(in: id, nil).filter { $0.object == nil }
      return .missingExample(of: self[id].declaration.name, own)
    }
    return (ofMessages + ofObjects).sorted { $0.range < $1.range }
  }
}

extension Diagnostic {
  fileprivate static func missingExample(of name: Located<String>, _ faults: [ExampleFault]) -> Diagnostic {
    var seen: Set<SourceRange> = []
    let notes = faults.compactMap { fault in
      fault.rule.flatMap { seen.insert($0).inserted ? Note(fault.message, at: $0) : nil }
    }
    return Diagnostic(
      .missingExample,
      LocalizedText("no example of `\(name.value)` can be guessed", zh: "无法推测出 `\(name.value)` 的示例"), at: name.range,
      notes: notes,
      help: LocalizedText("write one: `examples: { main: { … } }`", zh: "写一个：`examples: { main: { … } }`"))
  }
}
