import MessageRuntime
import Schema
import SourceText

/// Writes the values of a message as its `encode()` does: with the same writer, in the order of its fields.
struct ExampleWriter {
  let schema: Schema

  func json(of message: Message, _ identity: [TypeID.Value], _ values: [ExampleValue.Member]) -> String {
    let envelope = schema[message.envelope]
    var json = JSONWriter()
    let fields = zip(message.fields, values).map { Member(field: $0, value: $1.value) }
    if envelope.isList, let list = fields.first {
      json.list(written(list), list.field.writingOptions)
      return json.finish()
    }
    let slots = message.envelopeSlots(in: schema)
    let isFlat = envelope.holdsPayloadBesideID
    let payload = fields.filter { $0.field.slot == nil || (isFlat && $0.field.slot?.value == .envelope) }
    write(EnvelopeTree(envelope, slots: slots), &json, identity, fields, payload)
    return json.finish()
  }

  /// What travels beside the JSON.
  func slots(of message: Message, _ values: [ExampleValue.Member], _ fallback: String?) -> [String: String] {
    var slots: [String: String] = [:]
    for (field, member) in zip(message.fields, values) {
      guard case .named(let slot)? = field.slot?.value else { continue }
      switch member.value {
      case .string(let text): slots[slot] = text
      case .masked: slots[slot] = ExampleValue.mask
      default: break
      }
    }
    if let fallback { slots["text"] = fallback }
    return slots
  }

  private struct Member {
    let field: Field
    let value: ExampleValue
  }

  private func write(
    _ object: EnvelopeTree, _ json: inout JSONWriter, _ identity: [TypeID.Value], _ fields: [Member],
    _ payload: [Member]
  ) {
    if object.isText { json.openText() }
    json.raw("{")
    for member in object.members {
      if case .slot(let field) = member.content {
        for slot in fields where slot.field.nameRange == field.nameRange { write(slot, &json) }
        continue
      }
      json.comma()
      json.raw(Escaping.jsonString(member.key.text) + ":")
      switch member.content {
      case .object(let child): write(child, &json, identity, fields, payload)
      case .constant(let text): json.raw(text)
      case .id(let place) where place < identity.count: json.identity(MessageIdentity(identity[place]))
      case .id: json.raw("null")
      case .slot: break
      }
    }
    if object.holdsPayload { for member in payload { write(member, &json) } }
    json.raw("}")
    if object.isText { json.closeText() }
  }

  private func write(_ member: Member, _ json: inout JSONWriter) {
    if member.value == .null || isLeftOut(member) { return }
    let keys = [member.field.key] + (member.field.writesAliases ? member.field.aliases : [])
    for key in keys { json.member(Escaping.json(key.value), written(member), member.field.writingOptions) }
  }

  /// Whether `omit` says that the member is not written.
  private func isLeftOut(_ member: Member) -> Bool {
    switch member.field.omission {
    case .never, .nil: return false
    case .empty: return member.value.isEmpty
    case .default:
      guard let literal = member.field.defaultValue?.value else { return false }
      var completion = ExampleCompletion(schema: schema)
      let standard = Member(field: member.field, value: completion.value(.literal(literal), member.field.type))
      return JSONWriter.text(of: written(standard)).utf8.elementsEqual(JSONWriter.text(of: written(member)).utf8)
    }
  }

  private func written(_ member: Member) -> WrittenValue {
    WrittenValue(value: member.value, type: member.field.type, writer: self)
  }

  /// The members of an object's fields.
  fileprivate func writeMembers(_ values: [ExampleValue.Member], _ id: ObjectType.ID, _ json: inout JSONWriter) {
    for (field, member) in zip(schema[id].fields, values) { write(Member(field: field, value: member.value), &json) }
  }
}

/// A value that the runtime's writer writes as it writes the type that generated code has for it.
private struct WrittenValue: JSONWritable {
  let value: ExampleValue
  let type: FieldType
  let writer: ExampleWriter

  func write(_ json: inout JSONWriter, _ options: JSONOptions) {
    switch (value, type) {
    case (.null, _): json.raw("null")
    case (.masked, _): ExampleValue.mask.write(&json, [])
    case (.bool(let value), _): value.write(&json, options)
    case (.integer(let text), _):
      // Quoted where the field is: as the runtime does, without its types.
      if options.contains(.wireString) { text.write(&json, []) } else { json.raw(text) }
    case (.double(let value), _): value.write(&json, options)
    case (.string(let text), _): text.write(&json, options)
    case (.enumCase(let name), .enumeration(let id)): write(name, id, &json, options)
    case (.list(let elements), .list(let type)):
      elements.map { WrittenValue(value: $0, type: type, writer: writer) }.write(&json, options)
    case (.map(let members), .map(let type)):
      let pairs = members.map { ($0.name, WrittenValue(value: $0.value, type: type, writer: writer)) }
      Dictionary(pairs) { $1 }.write(&json, options)
    case (.object(let members), .object(let id)):
      json.raw("{")
      writer.writeMembers(members, id, &json)
      json.raw("}")
    case (.json(let text), _): json.raw(text)
    default: json.raw("null")
    }
  }

  private func write(_ name: String, _ id: EnumType.ID, _ json: inout JSONWriter, _ options: JSONOptions) {
    switch writer.schema[id].cases.first(where: { $0.name.value == name })?.raw.value {
    case .integer(let value)?: value.write(&json, options)
    case .string(let text)?: text.write(&json, options)
    case nil: json.raw("null")
    }
  }
}

extension Field {
  /// How its value is written, wherever it stands.
  fileprivate var writingOptions: JSONOptions {
    switch wire {
    case .string: .wireString
    case .int: .wireInt
    case .jsonString: .jsonString
    case nil: []
    }
  }
}

extension MessageIdentity {
  init(_ value: TypeID.Value) {
    switch value {
    case .integer(let value): self = .integer(value)
    case .string(let text): self = .text(text)
    }
  }
}
