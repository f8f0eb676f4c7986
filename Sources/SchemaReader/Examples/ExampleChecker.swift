import Examples
import Schema
import SourceText

/// Reports what is wrong with examples that could be read: rules they break, and those that lead back to themselves.
struct ExampleChecker: PartReader {
  let forms: FormReader
  let schema: Schema

  func check() {
    let errors = diagnostics.all.filter { $0.severity == .error }.map(\.range)
    let examples = (schema.messages.flatMap(\.examples) + schema.objects.flatMap(\.examples)).map(\.range)
    let others = errors.filter { error in !examples.contains { $0.contains(error) } }
    let messages = schema.messages.map(\.declaration.range)
    // What is wrong outside of messages may be wrong in any of them.
    if others.contains(where: { error in !messages.contains { $0.contains(error) } }) { return }
    for id in schema.objects.indices.map(ObjectType.ID.init) {
      for example in schema[id].examples where !errors.contains(where: example.range.contains) {
        if let loop = reference(to: example, of: id) {
          report(.invalidExample(holdingItself: loop, named: example.name.value))
        } else {
          report(ExampleCheck.faults(in: id, example, of: schema))
        }
      }
    }
    for message in schema.messages where !others.contains(where: message.declaration.range.contains) {
      for example in message.examples where !errors.contains(where: example.range.contains) {
        report(ExampleCheck.faults(in: message, example, of: schema))
      }
    }
  }

  private func report(_ faults: [ExampleFault]) {
    for fault in faults { report(.invalidExample(fault)) }
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

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}
