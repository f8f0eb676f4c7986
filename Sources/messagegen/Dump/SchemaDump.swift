import Schema
import SourceText

/// What a schema says of the JSON that travels, as JSON.
///
/// Objects and enumerations are named by their place in their list.
struct SchemaDump {
  private let schema: Schema

  init(_ schema: Schema) { self.schema = schema }

  var json: OrderedJSON {
    .object([
      ("envelopes", .array(schema.configuration.envelopes.map(envelope))),
      ("messages", .array(schema.messages.map(message))),
      ("objects", .array(schema.objects.map { .object([("name", .string($0.name)), ("fields", fields($0.fields))]) })),
      ("enums", .array(schema.enums.map(enumeration))),
    ])
  }

  private func envelope(_ envelope: Envelope) -> OrderedJSON {
    .object([
      ("name", .string(envelope.name.value)),
      ("identity", .array(envelope.idKeys.map(path))),
      ("payload", envelope.payload.map(path) ?? .null),
      ("encoding", .string(envelope.encoding.rawValue)),
      ("requiredKeys", .array(envelope.requiredKeys.map(path))),
      (
        "constants",
        .array(
          envelope.constants.map { .object([("key", .string($0.key.text)), ("json", .string($0.json))]) })
      ),
      ("externalId", .bool(envelope.hasExternalID)),
      ("list", .bool(envelope.isList)),
      ("strict", .bool(envelope.isStrict)),
    ])
  }

  private func path(_ path: Envelope.Path) -> OrderedJSON { .array(path.map { .string($0.text) }) }

  private func message(_ message: Message) -> OrderedJSON {
    .object([
      ("name", .string(message.name)),
      ("envelope", .integer(message.envelope.index)),
      ("identities", ids(message.ids)),
      (
        "alsoReads",
        .array(
          message.alsoReads.map {
            .object([("envelope", .integer($0.envelope.index)), ("identities", ids($0.ids))])
          })
      ),
      ("fields", fields(message.fields)),
    ])
  }

  private func ids(_ ids: TypeIDs) -> OrderedJSON {
    .array(ids.all.map { .array($0.components.map(component)) })
  }

  private func component(_ component: TypeID.Component) -> OrderedJSON {
    switch component {
    case .value(.integer(let value)): .object([("integer", .integer(Int(value)))])
    case .value(.string(let value)): .object([("string", .string(value))])
    case .range(let range):
      .object([("from", .integer(Int(range.lowerBound))), ("to", .integer(Int(range.upperBound)))])
    case .any: .object([])
    }
  }

  private func fields(_ fields: [Field]) -> OrderedJSON { .array(fields.map(field)) }

  private func field(_ field: Field) -> OrderedJSON {
    .object([
      ("name", .string(field.name)),
      ("key", .string(field.key.value)),
      ("aliases", .array(field.aliases.map { .string($0.value) })),
      ("writeAliases", .bool(field.writesAliases)),
      ("type", type(field.type)),
      ("optional", .bool(field.isOptional)),
      ("default", field.defaultValue.map { literal($0.value) } ?? .null),
      ("omit", .string(field.omission.rawValue)),
      ("encoding", field.encoding.map { .string($0.rawValue) } ?? .null),
      ("lenient", field.isLenient.map { .bool($0) } ?? .null),
      ("slot", field.slot.map { slot($0.value) } ?? .null),
    ])
  }

  private func slot(_ slot: Field.Slot) -> OrderedJSON {
    switch slot {
    case .envelope: .string("envelope")
    case .named(let name): .string(name)
    }
  }

  private func type(_ type: FieldType) -> OrderedJSON {
    func named(_ kind: String, _ rest: (key: String, value: OrderedJSON)? = nil) -> OrderedJSON {
      .object([("kind", .string(kind))] + (rest.map { [$0] } ?? []))
    }
    return switch type {
    case .string: named("string")
    case .bool: named("bool")
    case .integer(let width): named(width.rawValue)
    case .double: named("double")
    case .url: named("url")
    case .data: named("data")
    case .timestamp(let unit): named("timestamp", ("unit", .string(unit.rawValue)))
    case .json: named("json")
    case .object(let id): named("object", ("index", .integer(id.index)))
    case .enumeration(let id): named("enum", ("index", .integer(id.index)))
    case .list(let element): named("list", ("element", self.type(element)))
    case .map(let value): named("map", ("element", self.type(value)))
    }
  }

  /// A constant and what it is, because a number alone would not tell 1 from 1.0.
  private func literal(_ literal: Literal) -> OrderedJSON {
    let (kind, text) =
      switch literal {
      case .string(let text): ("string", text)
      case .bool(let value): ("bool", String(value))
      case .integer(let value): ("integer", String(value))
      case .unsigned(let value): ("integer", String(value))
      case .double(let value): ("double", String(value))
      case .enumCase(let name): ("case", name)
      case .data(let bytes): ("data", bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
      case .json(let text): ("json", text)
      case .emptyList: ("json", "[]")
      case .emptyMap: ("json", "{}")
      case .emptyObject: ("object", "")
      }
    return .object([("kind", .string(kind)), ("text", .string(text))])
  }

  private func enumeration(_ enumeration: EnumType) -> OrderedJSON {
    .object([
      ("name", .string(enumeration.name)),
      (
        "cases",
        .array(
          enumeration.cases.map {
            .object([("name", .string($0.name.value)), ("raw", raw($0.raw.value))])
          })
      ),
    ])
  }

  private func raw(_ raw: EnumType.Raw) -> OrderedJSON {
    switch raw {
    case .integer(let value): .integer(Int(value))
    case .string(let text): .string(text)
    }
  }
}
