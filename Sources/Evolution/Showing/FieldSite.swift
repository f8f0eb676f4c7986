import Schema

/// A field in a message of both sides, by the fields that lead to it.
struct FieldSite {
  let old: Message
  let new: Message
  /// Without the last one if this side does not have it.
  let oldPath: [Field]
  let newPath: [Field]

  /// Where the messages of both sides have what changed.
  static func all(of declaration: ChangedDeclaration, in pair: SchemaPair) -> [FieldSite] {
    let (owner, path): (String, [String])
    switch declaration {
    case .field(let name, let names): (owner, path) = (name, names)
    case .enumCase(_, let name, let names): (owner, path) = (name, names)
    case .message, .ids, .envelope, .rules: return []
    }
    let isShared = pair.new.declaresShared(owner)
    return pair.messages.flatMap { old, new -> [FieldSite] in
      if new.name != owner, !isShared { return [] }
      let leading = new.name == owner ? [[]] : TypePaths(to: owner, in: pair.new).paths(from: new.fields)
      return leading.compactMap { FieldSite(old, new, names: $0 + path, pair) }
    }
  }

  private init?(_ old: Message, _ new: Message, names: [String], _ pair: SchemaPair) {
    (self.old, self.new) = (old, new)
    var (oldPath, newPath): ([Field], [Field]) = ([], [])
    var (oldFields, newFields): ([Field]?, [Field]?) = (old.fields, new.fields)
    for (index, name) in names.enumerated() {
      let newField = newFields?.first { $0.name == name }
      let oldField =
        oldFields?.first { $0.name == name }
        ?? oldFields?.first { JSONKey($0.keyText) == JSONKey(newField?.keyText ?? name) }
      if index < names.count - 1, oldField == nil || newField == nil { return nil }
      oldPath += oldField.map { [$0] } ?? []
      newPath += newField.map { [$0] } ?? []
      oldFields = oldField.flatMap { pair.old.fields(in: $0.type.leaf) }
      newFields = newField.flatMap { pair.new.fields(in: $0.type.leaf) }
    }
    if oldPath.isEmpty, newPath.isEmpty { return nil }
    (self.oldPath, self.newPath) = (oldPath, newPath)
  }
}

extension Schema {
  /// Of an object; nil: it is none.
  fileprivate func fields(in type: FieldType) -> [Field]? {
    if case .object(let id) = type { self[id].fields } else { nil }
  }
}

/// The shortest ways from a message to a shared type.
private struct TypePaths {
  private let schema: Schema
  private let name: String

  init(to name: String, in schema: Schema) { (self.name, self.schema) = (name, schema) }

  /// By the names of fields; what a type holds is looked at where the type is first met.
  func paths(from fields: [Field]) -> [[String]] {
    var found: [[String]] = []
    var met: Set<ObjectType.ID> = []
    var level: [(path: [String], fields: [Field])] = [([], fields)]
    while !level.isEmpty {
      var next: [(path: [String], fields: [Field])] = []
      for (path, fields) in level {
        for field in fields {
          let path = path + [field.name]
          if schema.sharedName(field.type.leaf) == name {
            found.append(path)
          } else if case .object(let id) = field.type.leaf, met.insert(id).inserted {
            next.append((path, schema[id].fields))
          }
        }
      }
      level = next
    }
    return found
  }
}
