import Schema

/// A message of both sides, with all that its fields hold.
struct MessagePair: Sendable {
  let old: Message
  let new: Message
  let newContext: FieldContext
  /// That of the message itself is the first.
  let containers: [ContainerPair]

  init(_ walk: TypeWalk) {
    (old, new, newContext, containers) = (walk.old.message, walk.new.message, walk.new.context, walk.containers)
  }

  /// The message and its objects, with what is not sent.
  var declarations: [DeclarationPair] {
    var declared = [new.name + "/fields": (old: DeclarationPair.Declared(old), new: DeclarationPair.Declared(new))]
    for field in containers.flatMap(\.fields) {
      guard case .object(let oldID) = field.old.type.leaf, case .object(let newID) = field.new.type.leaf else {
        continue
      }
      let (old, new) = (field.oldContext.schema[oldID], field.newContext.schema[newID])
      declared[new.container == .shared ? new.name + "/fields" : field.at + "/object"] = (.init(old), .init(new))
    }
    return containers.compactMap { container in
      declared[container.path].map { DeclarationPair(container: container, old: $0.old, new: $0.new) }
    }
  }

  /// Fields of both sides that the release never sent. One that is sent from now on is still a property.
  var locals: [FieldPair] {
    old.locals.compactMap { field in
      property(field).map {
        FieldPair(at: path(of: $0), old: field, new: $0, in: containers[0], kept: nil)
      }
    }
  }

  var removedLocals: [Field] { old.locals.filter { property($0) == nil } }

  /// Whether a field of the release is still a property of the same type, although it is no longer sent.
  func keepsProperty(_ field: Field) -> Bool {
    guard let local = new.locals.first(where: { $0.swiftName == field.swiftName }) else { return false }
    let property = FieldPair(at: path(of: local), old: field, new: local, in: containers[0], kept: nil)
    return property.hasOneType && field.isOptional == local.isOptional && property.typesOfOtherNames == nil
  }

  func path(of local: Field) -> String { "\(new.name)/local/\(local.name)" }

  private func property(_ local: Field) -> Field? {
    (new.locals + new.fields).first { $0.swiftName == local.swiftName }
  }

  /// The rules of the message and its objects.
  var rules: [RulesPair] {
    let declarations = declarations.filter { !$0.old.rules.isEmpty || !$0.new.rules.isEmpty }
    if declarations.isEmpty { return [] }
    let fields = containers.flatMap(\.fields) + locals
    let names = Dictionary(fields.map { ($0.old.nameRange, $0.new.nameRange) }) { first, _ in first }
    return declarations.map { RulesPair($0, names: names) }
  }

  /// Where a field has a type of another name, and the old one is gone. The type of a renamed property is reported
  /// by its own rule.
  var renamedTypes: [RenamedType] {
    containers.flatMap(\.fields).compactMap { field in
      guard let (old, new) = field.typesOfOtherNames, !newContext.schema.declares(old) else { return nil }
      if new.container == .shared { return RenamedType(at: new.path, old: old, new: new) }
      guard field.old.swiftName == field.new.swiftName else { return nil }
      let isObject = if case .object = field.new.type.leaf { true } else { false }
      return RenamedType(at: field.at + (isObject ? "/object" : "/enum"), old: old, new: new)
    }
  }
}

/// A type of both sides under two names.
struct RenamedType {
  let at: String
  let old: NamedType
  let new: NamedType
}

extension FieldPair {
  /// nil: their types have one name, or none.
  var typesOfOtherNames: (old: NamedType, new: NamedType)? {
    guard let old = oldContext.schema.named(old.type.leaf), let new = newContext.schema.named(new.type.leaf),
      old.pathInMessage != new.pathInMessage
    else { return nil }
    return (old, new)
  }
}
