import Schema

/// The types that some messages and the profile need, through any number of others.
struct UsedTypes {
  /// By the numbers of the types.
  private(set) var objects: [Bool]
  private(set) var enums: [Bool]

  init(_ messages: [Message], _ schema: Schema) {
    objects = Array(repeating: false, count: schema.objects.count)
    enums = Array(repeating: false, count: schema.enums.count)
    for message in messages { add(message.allFields, schema) }
    if let profile = schema.configuration.profile { add(schema[profile].fields, schema) }
  }

  private mutating func add(_ fields: [Field], _ schema: Schema) {
    for field in fields {
      switch field.type.leaf {
      case .enumeration(let id):
        enums[id.index] = true
        add(schema.enums[id.index].container, schema)
      case .object(let id): add(id, schema)
      default: break
      }
    }
  }

  /// An included object's inline types are declared in the object.
  private mutating func add(_ container: TypeContainer, _ schema: Schema) {
    if case .object(let id) = container { add(id, schema) }
  }

  private mutating func add(_ id: ObjectType.ID, _ schema: Schema) {
    if objects[id.index] { return }
    objects[id.index] = true
    add(schema.objects[id.index].container, schema)
    add(schema.objects[id.index].fields, schema)
  }
}

extension TypeContainer {
  /// The type is on its own.
  var isShared: Bool { if case .shared = self { true } else { false } }
}
