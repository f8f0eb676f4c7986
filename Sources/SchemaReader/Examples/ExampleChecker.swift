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
    for id in schema.objects.indices.map(ObjectType.ID.init) where checkReferences(of: id) {
      for example in schema[id].examples where !errors.contains(where: example.range.contains) {
        report(ExampleCheck.faults(in: id, example, of: schema))
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

  /// Whether no example of an object leads back to itself.
  private func checkReferences(of id: ObjectType.ID) -> Bool {
    var isFinite = true
    for example in schema[id].examples {
      guard let reference = reference(to: example.name.value, of: id) else { continue }
      report(.invalidExample(holdingItself: reference, named: example.name.value))
      isFinite = false
    }
    return isFinite
  }

  /// Where an example, or one that it names, names the example itself.
  private func reference(to name: String, of id: ObjectType.ID) -> SourceRange? {
    var seen: Set<String> = []
    func find(_ example: Schema.Example, _ object: ObjectType.ID) -> SourceRange? {
      for (target, targetName, range) in references(example.values, schema[object].fields) {
        if target == id, targetName == name { return range }
        guard seen.insert("\(target.index).\(targetName)").inserted,
          let next = schema[target].examples.first(where: { $0.name.value == targetName })
        else { continue }
        if find(next, target) != nil { return range }
      }
      return nil
    }
    return schema[id].examples.first { $0.name.value == name }.flatMap { find($0, id) }
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
