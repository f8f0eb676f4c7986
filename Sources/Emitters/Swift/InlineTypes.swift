import Schema

/// The inline types that a type holds, in the schema's order: each is the type of some field, by itself or in a list.
struct InlineTypes {
  private(set) var enums: [EnumType.ID] = []
  private(set) var objects: [ObjectType.ID] = []

  /// - Parameter fields: those of the owner.
  init(of owner: Owner, _ fields: [Field], _ schema: borrowing Schema) {
    for place in fields.indices {
      switch fields[place].type.leaf {
      case .enumeration(let id): if schema[id].owner == owner { enums.append(id) }
      case .object(let id): if schema[id].owner == owner { objects.append(id) }
      default: break
      }
    }
    if enums.count > 1 { enums.sort { $0.index < $1.index } }
    if objects.count > 1 { objects.sort { $0.index < $1.index } }
  }
}

extension SwiftEmitter {
  /// A message's attachment with the inline types inside.
  func attachment(_ message: Message) -> SwiftObject {
    let place = Owner.message(message.name)
    let fields = message.locals.isEmpty ? message.fields : message.fields + message.locals
    let inner = InlineTypes(of: place, fields, schema)
    return SwiftObject(
      message, expression(inside: place), enums: inner.enums, objects: inner.objects.map { object($0) })
  }

  /// An object with the inline types inside.
  func object(_ id: ObjectType.ID) -> SwiftObject {
    let place = Owner.object(id)
    let inner = InlineTypes(of: place, schema.objects[id.index].fields, schema)
    let objects = inner.objects.map { object($0) }
    return SwiftObject(schema[id], id, expression(inside: place), enums: inner.enums, objects: objects)
  }
}
