import Schema
import SourceText

/// The messages that have shared types in them, by the types' names.
struct TypeUses {
  private(set) var messages: [String: [Located<String>]] = [:]
  private let schema: Schema

  init(_ schema: Schema) {
    self.schema = schema
    for message in schema.messages {
      var types: Set<FieldType> = []
      for field in message.fields { add(field.type.leaf, to: &types) }
      for name in types.compactMap(sharedName) { messages[name, default: []].append(message.declaration.name) }
    }
  }

  /// With all that an object holds.
  private func add(_ type: FieldType, to types: inout Set<FieldType>) {
    guard types.insert(type).inserted, case .object(let id) = type else { return }
    for field in schema[id].fields { add(field.type.leaf, to: &types) }
  }

  private func sharedName(_ type: FieldType) -> String? {
    switch type {
    case .object(let id): schema[id].container == .shared ? schema[id].name : nil
    case .enumeration(let id): schema[id].container == .shared ? schema[id].name : nil
    default: nil
    }
  }
}
