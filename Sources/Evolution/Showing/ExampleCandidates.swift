import Inspection
import Schema
import SourceText

/// Messages of a schema that may show what a change does: those with least in them first, the authors' examples last.
struct ExampleCandidates {
  let schema: Schema
  let message: Message

  struct Candidate {
    let message: Message
    let values: [Schema.Example.Entry]
    /// nil: the message's first.
    let ids: [TypeID.Value]?
  }

  /// As they are, and with each of some ids.
  func all(with ids: [[TypeID.Value]]) -> [Candidate] {
    bases.flatMap { base in
      [candidate(base.values, base.ids)] + ids.map { candidate(base.values, $0.isEmpty ? base.ids : $0) }
    }
  }

  /// As they are, and others.
  func all(with examples: [Schema.Example]) -> [Candidate] {
    all(with: [] as [[TypeID.Value]])
      + examples.map { candidate(ExampleMessage.values(of: message, $0, in: schema), $0.ids?.value) }
  }

  /// As they are, and with each of some values of a field, which others lead to.
  func all(with values: [Schema.Example.Value], at path: [Field]) -> [Candidate] {
    guard let first = path.first, let index = message.fields.firstIndex(where: { $0.name == first.name }) else {
      return all(with: [] as [[TypeID.Value]])
    }
    let single = message.with(fields: [message.fields[index]], locals: [])
    // Where a list must not be empty, an element that is left out is shown beside another one.
    let isSized = path.dropLast().contains { field in field.constraints.contains { !$0.value.allowsEmpty } }
    let entries = (isSized ? [false, true] : [false]).flatMap { hasOther in
      values.map { entry(path[...], $0, hasOther: hasOther) }
    }
    let changed = entries.flatMap {
      ExampleMessage.values(of: single, Schema.Example(named: "", [$0]), in: schema)
    }
    return bases.flatMap { base in
      [candidate(base.values, base.ids)]
        + changed.map { entry in
          var values = base.values
          values[index] = entry
          return candidate(values, base.ids)
        }
    }
  }

  /// The values to begin with, and their ids.
  private var bases: [(values: [Schema.Example.Entry], ids: [TypeID.Value]?)] {
    let fillings: [ExampleFilling] = [.least, .usual, .everything]
    return fillings.map { (ExampleMessage.values(of: message, nil, filling: $0, in: schema), nil) }
      + message.examples.map { (ExampleMessage.values(of: message, $0, in: schema), $0.ids?.value) }
      + conditions.map { (ExampleMessage.values(of: message, $0, filling: .everything, in: schema), nil) }
  }

  /// For each rule of `validate` with a `when` values of the message's own fields with which it applies.
  private var conditions: [Schema.Example] {
    message.rules.compactMap { rule in
      let entries = (rule.condition?.clauses ?? []).compactMap { clause -> Schema.Example.Entry? in
        guard case .field(let path) = clause.subject, path.steps.count == 1, case .values(let values) = clause.predicate
        else { return nil }
        return values.first.map { .init(path.text, .literal($0)) }
      }
      return entries.isEmpty ? nil : Schema.Example(named: "", entries)
    }
  }

  private func candidate(_ values: [Schema.Example.Entry], _ ids: [TypeID.Value]?) -> Candidate {
    Candidate(message: message, values: values, ids: ids)
  }

  /// - Parameter hasOther: lists on the way have another element.
  private func entry(
    _ path: ArraySlice<Field>, _ value: Schema.Example.Value, hasOther: Bool
  ) -> Schema.Example.Entry {
    let field = path[path.startIndex]
    let rest = path.dropFirst()
    if rest.isEmpty { return .init(field.name, value) }
    let inner = field.type.holding(.object([entry(rest, value, hasOther: hasOther)]))
    if hasOther, case .list(let elements) = inner {
      return .init(field.name, .list(elements + [Located(.object([]), .nowhere)]))
    }
    return .init(field.name, inner)
  }
}

extension FieldType {
  /// A value as the only element of the type's lists and maps.
  func holding(_ value: Schema.Example.Value) -> Schema.Example.Value {
    switch self {
    case .list(let element): .list([Located(element.holding(value), .nowhere)])
    case .map(let element): .map([.init("key", element.holding(value))])
    default: value
    }
  }
}
