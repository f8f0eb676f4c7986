import Schema
import SourceText

/// The messages that have shared types in them, by the types' names.
struct TypeUses {
  private(set) var messages: [String: [Located<String>]] = [:]

  init(_ schema: Schema) {
    for message in schema.messages {
      for name in schema.sharedTypes(in: message.fields) {
        messages[name, default: []].append(message.declaration.name)
      }
    }
  }
}

extension Schema {
  /// The names of the shared types that fields hold, with all that is in them.
  func sharedTypes(in fields: [Field]) -> Set<String> { sharedTypes(in: fields.map(\.type.leaf)) }

  /// The names of the shared ones among some types and all that is in them.
  func sharedTypes(in types: [FieldType]) -> Set<String> {
    var all: Set<FieldType> = []
    for type in types { add(type, to: &all) }
    return Set(all.compactMap(sharedName))
  }

  /// With all that an object holds.
  private func add(_ type: FieldType, to types: inout Set<FieldType>) {
    guard types.insert(type).inserted, case .object(let id) = type else { return }
    for field in self[id].fields { add(field.type.leaf, to: &types) }
  }

  /// nil: it is a type of Swift, or declared in another one.
  func sharedName(_ type: FieldType) -> String? {
    switch type {
    case .object(let id): self[id].container == .shared ? self[id].name : nil
    case .enumeration(let id): self[id].container == .shared ? self[id].name : nil
    default: nil
    }
  }
}
