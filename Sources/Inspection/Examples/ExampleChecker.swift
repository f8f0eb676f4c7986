import Schema
import SourceText

extension Outcome<Schema> {
  /// The same with what is wrong with the examples that could be read, by file and range.
  ///
  /// - Parameter inspector: That of the schema, if there is one already.
  public func checkingExamples(by inspector: Inspector? = nil) -> Outcome<Schema> {
    guard let value, value.hasExamples else { return self }
    let errors = diagnostics.filter { $0.severity == .error }.map(\.range)
    let found = ExampleChecker(schema: value, inspector: inspector, errors: errors).findings()
    return found.isEmpty ? self : Outcome(value, (diagnostics + found).sorted { $0.range < $1.range })
  }
}

/// Finds what is wrong with examples that could be read: rules they break, and those that lead back to themselves.
struct ExampleChecker {
  let schema: Schema
  let inspector: Inspector?
  /// Where the reader found any.
  let errors: [SourceRange]

  func findings() -> [Diagnostic] {
    let examples = (schema.messages.flatMap(\.examples) + schema.objects.flatMap(\.examples)).map(\.range)
    let others = errors.filter { error in !examples.contains { $0.contains(error) } }
    let messages = schema.messages.map(\.declaration.range)
    // What is wrong outside of messages may be wrong in any of them.
    if others.contains(where: { error in !messages.contains { $0.contains(error) } }) { return [] }
    let check = ExampleCheck(inspector: inspector ?? Inspector(schema))
    var findings: [Diagnostic] = []
    for id in schema.objects.indices.map(ObjectType.ID.init) {
      for example in readable(schema[id].examples) { findings += self.findings(in: example, of: id, by: check) }
    }
    for message in schema.messages where !others.contains(where: message.declaration.range.contains) {
      for example in readable(message.examples) {
        findings += check.faults(in: message, example).map { Diagnostic.invalidExample($0) }
      }
    }
    return findings
  }

  private func readable(_ examples: [Schema.Example]) -> [Schema.Example] {
    examples.filter { !errors.contains(where: $0.range.contains) }
  }

  private func findings(
    in example: Schema.Example, of id: ObjectType.ID, by check: ExampleCheck
  ) -> [Diagnostic] {
    if let loop = reference(to: example, of: id) {
      return [.invalidExample(holdingItself: loop, named: example.name.value)]
    }
    return check.faults(in: id, example).map { .invalidExample($0) }
  }

  /// Where an example, or one that it names, names the example itself.
  private func reference(to example: Schema.Example, of id: ObjectType.ID) -> SourceRange? {
    var seen: Set<String> = []
    func find(_ entries: [Schema.Example.Entry], _ object: ObjectType.ID) -> SourceRange? {
      for next in references(entries, schema[object].fields) {
        if next.object == id, next.name == example.name.value { return next.range }
        guard seen.insert("\(next.object.index).\(next.name)").inserted,
          let inner = schema[next.object].examples.first(where: { $0.name.value == next.name })
        else { continue }
        if find(inner.values, next.object) != nil { return next.range }
      }
      return nil
    }
    return find(example.values, id)
  }

  private typealias Reference = (object: ObjectType.ID, name: String, range: SourceRange)

  private func references(_ entries: [Schema.Example.Entry], _ fields: [Field]) -> [Reference] {
    entries.flatMap { entry -> [Reference] in
      guard let field = fields.first(where: { $0.name == entry.name.value }) else { return [] }
      return references(entry.value, field.type)
    }
  }

  private func references(_ value: Located<Schema.Example.Value>, _ type: FieldType) -> [Reference] {
    switch (value.value, type) {
    case (.example(let name), .object(let id)): [(id, name, value.range)]
    case (.object(let entries), .object(let id)): references(entries, schema[id].fields)
    case (.list(let elements), .list(let type)): elements.flatMap { references($0, type) }
    case (.map(let entries), .map(let type)): entries.flatMap { references($0.value, type) }
    default: []
    }
  }
}

extension Schema {
  fileprivate var hasExamples: Bool {
    messages.contains { !$0.examples.isEmpty } || objects.contains { !$0.examples.isEmpty }
  }
}

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}

extension Diagnostic {
  fileprivate static func invalidExample(holdingItself range: SourceRange, named name: String) -> Diagnostic {
    Diagnostic(
      .invalidExample,
      LocalizedText("the example `\(name)` contains itself", zh: "示例 `\(name)` 包含它自己"), at: range,
      help: LocalizedText("write out the fields of one of them", zh: "把其中一处的字段写出来"))
  }

  fileprivate static func invalidExample(_ fault: ExampleFault) -> Diagnostic {
    var rule = LocalizedText("the rule is here", zh: "规则在这里")
    if case .id(let other) = fault.reason {
      rule = LocalizedText("`\(other)` claims it here", zh: "`\(other)` 在这里使用它")
    }
    return Diagnostic(
      .invalidExample, fault.message, at: fault.range, notes: fault.rule.map { [.init(rule, at: $0)] } ?? [],
      help: fault.help)
  }
}
