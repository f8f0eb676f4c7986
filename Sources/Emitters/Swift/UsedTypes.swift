import Schema

/// The shared types that some messages and the profile need, through any number of others.
struct UsedTypes {
  private var objects: Set<Int> = []
  private var enums: Set<Int> = []

  init(_ messages: [Message], _ schema: Schema) {
    for place in messages.indices {
      add(messages[place].fields, schema)
      add(messages[place].locals, schema)
    }
    if let profile = schema.configuration.profile { add(schema[profile].fields, schema) }
  }

  func contains(_ index: Int, _ object: ObjectType) -> Bool { object.owner == .shared && objects.contains(index) }
  func contains(_ index: Int, _ enumeration: EnumType) -> Bool {
    enumeration.owner == .shared && enums.contains(index)
  }

  private mutating func add(_ fields: [Field], _ schema: Schema) {
    for place in fields.indices {
      switch fields[place].type.leaf {
      case .enumeration(let id):
        enums.insert(id.index)
        add(schema.enums[id.index].owner, schema)
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
    add(schema.objects[id.index].owner, schema)
    add(schema.objects[id.index].fields, schema)
  }
}
