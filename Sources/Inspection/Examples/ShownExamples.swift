import Schema
import SourceText

/// The examples of a message as documentation shows them: messages that decode, with other values of the same types
/// instead of sensitive ones.
public struct ShownExamples: Sendable {
  /// The main one first; at least one.
  public let all: [ExampleMessage]
  /// Why the app rejects the only one, which is derived; empty: it takes all.
  public let faults: [ExampleFault]

  public init(of message: Message, by inspector: Inspector) {
    let examples = ExampleMessage.all(of: message, by: inspector)
    all = examples.map { $0.disguised(of: message, in: inspector.schema) }
    faults = message.examples.isEmpty ? examples[0].faults(of: message) : []
  }
}

extension ExampleMessage {
  /// With the values of those fields whose constraints let no other ones pass, and the example itself if a rule does not: it is
  /// invented.
  fileprivate func disguised(of message: Message, in schema: Schema) -> ExampleMessage {
    let fields = message.allFields
    var disguise = Disguise(schema: schema)
    let other = disguise.entries(values, fields)
    if other == values { return self }
    let (own, example) = (faults(of: message).count, with(other))
    let found = example.faults(of: message)
    if found.count <= own { return example }
    disguise = Disguise(schema: schema, except: found.compactMap { schema.field(at: $0.path, fields)?.nameRange })
    let less = with(disguise.entries(values, fields))
    return less.faults(of: message).count <= own ? less : self
  }
}

extension Schema {
  /// The innermost field that the path of a fault leads to.
  fileprivate func field(at path: String, _ fields: [Field]) -> Field? {
    var fields = fields
    var found: Field?
    for case .name(let name) in FailurePath(path).steps {
      guard let field = fields.first(where: { $0.name == name }) else { break }
      found = field
      fields = if case .object(let id) = field.type.leaf { self[id].fields } else { [] }
    }
    return found
  }
}

/// Puts values that show a field's type and how much is in it, and nothing else, instead of sensitive ones.
private struct Disguise {
  private typealias Value = Schema.Example.Value

  private let schema: Schema
  /// The names of the fields that keep their values.
  private let kept: Set<SourceRange>
  private var completion: ExampleCompletion

  init(schema: Schema, except kept: [SourceRange] = []) {
    (self.schema, self.kept, completion) = (schema, Set(kept), ExampleCompletion(schema: schema))
  }

  mutating func entries(_ entries: [Schema.Example.Entry], _ fields: [Field]) -> [Schema.Example.Entry] {
    zip(entries, fields).map { entry, field in
      var entry = entry
      let value = entry.value.value
      entry.value.value = field.isSensitive ? other(value, field) : inside(value, field.type)
      return entry
    }
  }

  /// A value that is not sensitive, with other values inside of it.
  private mutating func inside(_ value: Value, _ type: FieldType) -> Value {
    switch (value, type) {
    case (.list(let elements), .list(let type)):
      .list(elements.map { Located(inside($0.value, type), $0.range) })
    case (.map(let members), .map(let type)):
      .map(members.map { .init(name: $0.name, value: Located(inside($0.value.value, type), $0.value.range)) })
    case (.object(let members), .object(let id)): .object(entries(members, schema[id].fields))
    default: value
    }
  }

  private mutating func other(_ value: Value, _ field: Field) -> Value {
    kept.contains(field.nameRange) ? value : other(value, field.type, named: field.name, ExampleLimits(field))
  }

  private mutating func other(_ value: Value, _ type: FieldType, named name: String, _ limits: ExampleLimits) -> Value {
    switch (value, type) {
    case (.null, _), (.literal(.string("")), _), (.literal(.data([])), _): return value
    case (_, .string): return .literal(.string(limits.fitted(Field.redaction, padding: Field.redaction)))
    case (.list(let elements), .list(let type)):
      return .list(elements.map { Located(other($0.value, type, named: name, ExampleLimits()), $0.range) })
    case (.map(let members), .map(let type)):
      return .map(
        members.enumerated().map { index, member in
          .init(
            name: Located(ExampleCompletion.key(index), member.name.range),
            value: Located(other(member.value.value, type, named: name, ExampleLimits()), member.value.range))
        })
    case (.object(let members), .object(let id)):
      return .object(
        zip(members, schema[id].fields).map { member, field in
          .init(name: member.name, value: Located(other(member.value.value, field), member.value.range))
        })
    default: return completion.guess(type, named: name, limits)
    }
  }
}
