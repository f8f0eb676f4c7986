import Schema

/// The inline types that a type holds, in the schema's order: each is the type of some field, by itself or in a list.
struct InlineTypes {
  private(set) var enums: [EnumType.ID] = []
  private(set) var objects: [ObjectType.ID] = []

  /// - Parameter fields: those of the owner.
  init(of container: TypeContainer, _ fields: [Field], _ schema: Schema) {
    for field in fields {
      switch field.type.leaf {
      case .enumeration(let id): if schema[id].container == container { enums.append(id) }
      case .object(let id): if schema[id].container == container { objects.append(id) }
      default: break
      }
    }
    enums.sort { $0.index < $1.index }
    objects.sort { $0.index < $1.index }
  }
}

extension SwiftEmitter {
  /// A message's attachment with the inline types inside.
  func attachment(_ message: Message) -> SwiftObject {
    let container = TypeContainer.message(message.name)
    let inner = InlineTypes(of: container, message.allFields, schema)
    return SwiftObject(
      message, expression(inside: container), enums: inner.enums, objects: inner.objects.map { object($0) })
  }

  /// An object with the inline types inside.
  func object(_ id: ObjectType.ID) -> SwiftObject {
    let container = TypeContainer.object(id)
    let inner = InlineTypes(of: container, schema[id].fields, schema)
    return SwiftObject(
      schema[id], id, expression(inside: container), enums: inner.enums, objects: inner.objects.map { object($0) })
  }
}
