import Schema

/// Which inline types a type holds, in the schema's order.
struct InlineTypes {
  private var enums: [Owner: [EnumType.ID]]
  private var objects: [Owner: [ObjectType.ID]]

  init(_ schema: Schema) {
    enums = Dictionary(grouping: schema.enums.indices.map { EnumType.ID($0) }) { schema.enums[$0.index].owner }
    objects = Dictionary(grouping: schema.objects.indices.map { ObjectType.ID($0) }) { schema.objects[$0.index].owner }
  }

  func enums(of owner: Owner) -> [EnumType.ID] { enums[owner] ?? [] }
  func objects(of owner: Owner) -> [ObjectType.ID] { objects[owner] ?? [] }
}

extension SwiftEmitter {
  /// A message's attachment with the inline types inside.
  func attachment(_ message: Message) -> SwiftObject {
    let place = Owner.message(message.name)
    return SwiftObject(
      message, expression(inside: place), enums: inlineTypes.enums(of: place), objects: objects(inside: place))
  }

  /// An object with the inline types inside.
  func object(_ id: ObjectType.ID) -> SwiftObject {
    let place = Owner.object(id)
    return SwiftObject(
      id, expression(inside: place), enums: inlineTypes.enums(of: place), objects: objects(inside: place))
  }

  private func objects(inside owner: Owner) -> [SwiftObject] { inlineTypes.objects(of: owner).map { object($0) } }
}
