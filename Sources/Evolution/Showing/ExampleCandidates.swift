import Examples
import MessageRuntime
import Schema
import SourceText

/// Messages of a schema that may show what a change does.
struct ExampleCandidates {
  let schema: Schema
  let message: Message

  /// A message as it is written, and as people may see it.
  struct Candidate {
    let written: ExampleMessage
    let shown: ExampleMessage
  }

  /// The authors' examples and those that are guessed.
  var plain: [Candidate] { bases.flatMap { candidates($0) } }

  /// With ids of all kinds.
  func all(with ids: [[TypeID.Value]]) -> [Candidate] {
    ids.flatMap { id in
      var example = blank
      if !id.isEmpty { example.ids = Located(id, message.ids.range) }
      return candidates(example)
    }
  }

  /// With values of a field, which is reached by others, and as they are.
  func all(with values: [Schema.Example.Value], at path: [Field]) -> [Candidate] {
    guard let first = path.first else { return plain }
    let changed = bases.flatMap { base in
      values.flatMap { value in
        var example = base ?? blank
        example.values.removeAll { $0.name.value == first.name }
        example.values.append(entry(path[...], value))
        return candidates(example)
      }
    }
    return plain + changed
  }

  private var name: Located<String> { message.declaration.name }
  private var blank: Schema.Example { Schema.Example(name: name, values: [], range: name.range) }
  private var bases: [Schema.Example?] { [nil] + message.examples }

  /// With as many of the other fields as may be there, and with as few.
  private func candidates(_ example: Schema.Example?) -> [Candidate] {
    let fillings: [ExampleFilling] = [.usual, .everything, .least]
    return fillings.map { filling in
      let values = ExampleMessage.values(of: message, example, filling: filling, in: schema)
      return Candidate(
        written: ExampleMessage(message, values, of: example, in: schema, isMasked: false),
        shown: ExampleMessage(message, values, of: example, in: schema, isMasked: true))
    }
  }

  private func entry(_ path: ArraySlice<Field>, _ value: Schema.Example.Value) -> Schema.Example.Entry {
    let field = path[path.startIndex]
    let rest = path.dropFirst()
    let inner = rest.isEmpty ? value : field.type.holding(.object([entry(rest, value)]), at: field.range)
    return .init(name: field.declaration.name, value: Located(inner, field.range))
  }
}

extension FieldType {
  /// A value as the only element of the type's lists and maps.
  func holding(_ value: Schema.Example.Value, at range: SourceRange) -> Schema.Example.Value {
    switch self {
    case .list(let element): .list([Located(element.holding(value, at: range), range)])
    case .map(let element):
      .map([.init(name: Located("key", range), value: Located(element.holding(value, at: range), range))])
    default: value
    }
  }
}
