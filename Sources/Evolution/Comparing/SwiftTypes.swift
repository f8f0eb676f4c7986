import Schema

/// The shared types that generated Swift declares.
struct SwiftTypes {
  private(set) var all: [Declaration] = []
  private let schema: Schema
  private var visited: Set<FieldType> = []

  /// Those of all messages that are not drafts, and of the profile.
  init(_ schema: Schema) {
    self.schema = schema
    for message in schema.messages where message.stability != .draft { add(message.allFields) }
    if let profile = schema.configuration.profile { add(.object(profile)) }
  }

  private mutating func add(_ fields: [Field]) {
    for field in fields { add(field.type.leaf) }
  }

  private mutating func add(_ type: FieldType) {
    guard let named = schema.named(type), visited.insert(type).inserted else { return }
    if named.container == .shared { all.append(named.declaration) }
    // The inline types of an included object are declared in the object.
    if case .object(let owner) = named.container { add(.object(owner)) }
    if case .object(let id) = type { add(schema[id].fields) }
  }
}

/// An object or enumeration by its name.
struct NamedType {
  let declaration: Declaration
  let container: TypeContainer
  /// With the types around it, such as `Gift.Kind`.
  let path: String
  /// The same without the name of a message, which may differ on the other side.
  let pathInMessage: String
}

extension Schema {
  /// nil: a type of Swift.
  func named(_ type: FieldType) -> NamedType? {
    switch type {
    case .object(let id): named(self[id].declaration, in: self[id].container)
    case .enumeration(let id): named(self[id].declaration, in: self[id].container)
    default: nil
    }
  }

  /// Whether there is a type of that name.
  func declares(_ type: NamedType) -> Bool { types.contains { named($0)?.path == type.path } }

  /// Whether there is a shared type of that name.
  func declaresShared(_ name: String) -> Bool { types.contains { sharedName($0) == name } }

  private var types: [FieldType] {
    objects.indices.map { FieldType.object(ObjectType.ID($0)) } + enums.indices.map { .enumeration(EnumType.ID($0)) }
  }

  private func named(_ declaration: Declaration, in container: TypeContainer) -> NamedType {
    let name = declaration.name.value
    switch container {
    case .shared: return NamedType(declaration: declaration, container: container, path: name, pathInMessage: name)
    case .message(let message):
      return NamedType(
        declaration: declaration, container: container, path: "\(message).\(name)", pathInMessage: "*.\(name)")
    case .object(let id):
      let outer = named(self[id].declaration, in: self[id].container)
      return NamedType(
        declaration: declaration, container: container, path: "\(outer.path).\(name)",
        pathInMessage: "\(outer.pathInMessage).\(name)")
    }
  }
}
