import Foundation
import MessageRuntime
import Schema
import SourceText

/// Writes values that are spelled out as JSON, as their author says it: under the keys and in the encodings of their fields, in
/// the message's own envelope. What `omit` leaves out is there.
struct ExampleWriter {
  typealias Entry = Schema.Example.Entry

  let shapes: SchemaShapes

  /// An object's fields.
  func text(of shape: ObjectShape, _ values: [Entry]) -> String {
    var json = JSONWriter()
    writeObject(shape, values, &json)
    return json.finish()
  }

  /// - Parameter ids: A value for each id key.
  func text(of message: Message, _ shape: ObjectShape, _ values: [Entry], _ ids: [TypeID.Value]) -> String {
    let envelope = shapes.schema[message.envelope]
    var json = JSONWriter()
    if envelope.isList, let field = shape.fields.first, let entry = values.first {
      json.list(WrittenValue(value: entry.value.value, type: field.field.type, writer: self), field.writing)
      return json.finish()
    }
    let tree = EnvelopeTree(envelope, slots: message.envelopeSlots(in: shapes.schema))
    for step in EnvelopeStep.steps(of: tree) {
      switch step {
      case .raw(let text): json.raw(text)
      case .openText: json.openText()
      case .closeText: json.closeText()
      case .comma: json.comma()
      case .unknown: break
      case .id(let index): json.raw(index < ids.count ? MessageIdentity(ids[index]).json : "null")
      case .slot(let slot):
        for (field, entry) in zip(shape.fields, values) where field.field.name == slot.name {
          write(field, entry, &json)
        }
      case .payload: writeMembers(shape, values, &json)
      }
    }
    return json.finish()
  }

  /// What is sent beside the JSON.
  func slots(of shape: ObjectShape, _ values: [Entry]) -> [String: String] {
    var slots: [String: String] = [:]
    for (field, entry) in zip(shape.fields, values) {
      if let slot = field.slot, case .literal(.string(let text)) = entry.value.value { slots[slot] = text }
    }
    return slots
  }

  fileprivate func writeObject(_ shape: ObjectShape, _ values: [Entry], _ json: inout JSONWriter) {
    json.raw("{")
    writeMembers(shape, values, &json)
    json.raw("}")
  }

  private func writeMembers(_ shape: ObjectShape, _ values: [Entry], _ json: inout JSONWriter) {
    for (field, entry) in zip(shape.fields, values) where field.field.slot == nil && !field.isLocal {
      write(field, entry, &json)
    }
  }

  private func write(_ field: FieldShape, _ entry: Entry, _ json: inout JSONWriter) {
    if entry.value.value == .null { return }
    let value = WrittenValue(value: entry.value.value, type: field.field.type, writer: self)
    json.member(Escaping.json(field.field.keyText), value, field.writing)
  }
}

/// A value that the runtime writes as the type that generated code has for it.
private struct WrittenValue: JSONWritable {
  let value: Schema.Example.Value
  let type: FieldType
  let writer: ExampleWriter

  func write(_ json: inout JSONWriter, _ options: JSONOptions) {
    switch (value, type) {
    case (.literal(let literal), _): write(literal, &json, options)
    case (.list(let elements), .list(let type)):
      elements.map { WrittenValue(value: $0.value, type: type, writer: writer) }.write(&json, options)
    case (.map(let entries), .map(let type)):
      let pairs = entries.map { ($0.name.value, WrittenValue(value: $0.value.value, type: type, writer: writer)) }
      Dictionary(pairs) { $1 }.write(&json, options)
    case (.object(let entries), .object(let id)): writer.writeObject(writer.shapes.object(id), entries, &json)
    default: json.raw("null")
    }
  }

  private func write(_ literal: Literal, _ json: inout JSONWriter, _ options: JSONOptions) {
    switch literal {
    case .string(let text): text.write(&json, options)
    case .bool(let value): value.write(&json, options)
    case .integer(let value): value.write(&json, options)
    case .unsigned(let value): value.write(&json, options)
    case .double(let value): value.write(&json, options)
    case .data(let bytes): Data(bytes).write(&json, options)
    case .json(let text): json.raw(text)
    case .emptyList: json.raw("[]")
    case .emptyMap, .emptyObject: json.raw("{}")
    case .enumCase(let name):
      guard case .enumeration(let id) = type,
        let known = writer.shapes.schema[id].cases.first(where: { $0.name.value == name })
      else { return name.write(&json, options) }
      switch known.raw.value {
      case .integer(let value): value.write(&json, options)
      case .string(let text): text.write(&json, options)
      }
    }
  }
}
