import Schema

/// The shared types that some messages and the profile need, through any number of others.
struct UsedTypes {
  private var objects: Set<Int> = []
  private var enums: Set<Int> = []

  init(_ messages: [Message], _ schema: Schema) {
    for message in messages { add(message.fields + message.locals, schema) }
    if let profile = schema.configuration.profile { add(schema[profile].fields, schema) }
  }

  func contains(_ index: Int, _ object: ObjectType) -> Bool { object.owner == .shared && objects.contains(index) }
  func contains(_ index: Int, _ enumeration: EnumType) -> Bool {
    enumeration.owner == .shared && enums.contains(index)
  }

  private mutating func add(_ fields: [Field], _ schema: Schema) {
    for field in fields {
      switch field.type.leaf {
      case .enumeration(let id):
        enums.insert(id.index)
        add(schema[id].owner, schema)
      case .object(let id): add(id, schema)
      default: break
      }
    }
  }

  /// An included object's inline types are declared in the object.
  private mutating func add(_ owner: Owner, _ schema: Schema) {
    if case .object(let id) = owner { add(id, schema) }
  }

  private mutating func add(_ id: ObjectType.ID, _ schema: Schema) {
    guard objects.insert(id.index).inserted else { return }
    add(schema[id].owner, schema)
    add(schema[id].fields, schema)
  }
}
