import Schema

extension Schema {
  /// All declarations that can say since when they are there, with their paths, such as `Order/fields/items/object/price`.
  var declarationPaths: [(path: String, declaration: Declaration)] {
    var walk = DeclarationWalk(schema: self)
    for message in messages { walk.add(message.declaration, message.fields, at: message.name) }
    for object in objects where object.container == .shared {
      walk.add(object.declaration, object.fields, at: object.name)
    }
    for type in enums where type.container == .shared { walk.add(type.declaration, [], at: type.name) }
    return walk.all
  }
}

/// From declarations to what is declared in them.
private struct DeclarationWalk {
  let schema: Schema
  private(set) var all: [(path: String, declaration: Declaration)] = []

  mutating func add(_ declaration: Declaration, _ fields: [Field], at path: String) {
    all.append((path, declaration))
    add(fields, at: path + "/fields")
  }

  private mutating func add(_ fields: [Field], at path: String) {
    for field in fields {
      let path = path + "/" + field.name
      all.append((path, field.declaration))
      guard case .object(let id) = field.type.leaf, schema[id].container != .shared else { continue }
      add(schema[id].fields, at: path + "/object")
    }
  }
}
