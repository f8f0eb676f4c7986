import Schema
import SourceText

/// A message or object type of both sides as generated Swift declares it, with local fields and rules.
struct DeclarationPair: Sendable {
  /// One side.
  struct Declared: Sendable {
    let name: Located<String>
    /// In the order of the initializer.
    let fields: [Field]
    let rules: [ValidationRule]

    init(_ message: Message) {
      (name, fields, rules) = (message.declaration.name, message.fields + message.locals, message.rules)
    }

    init(_ object: ObjectType) { (name, fields, rules) = (object.declaration.name, object.fields, object.rules) }
  }

  /// The fields that are sent.
  let container: ContainerPair
  let old: Declared
  let new: Declared
}

extension SchemaPair {
  /// The types of `containers`.
  var declarations: [DeclarationPair] {
    var declared: [String: (old: DeclarationPair.Declared, new: DeclarationPair.Declared)] = [:]
    for (old, new) in messages + renamed { declared[new.name + "/fields"] = (.init(old), .init(new)) }
    for field in containers.flatMap(\.fields) {
      guard case .object(let oldID) = field.old.type.leaf, case .object(let newID) = field.new.type.leaf else {
        continue
      }
      let (old, new) = (field.oldSide.schema[oldID], field.newSide.schema[newID])
      declared[new.container == .shared ? new.name + "/fields" : field.at + "/object"] = (.init(old), .init(new))
    }
    return containers.compactMap { container in
      declared[container.path].map { DeclarationPair(container: container, old: $0.old, new: $0.new) }
    }
  }

  /// Fields that are never sent, of both sides; those that are gone are beside them.
  var locals: (pairs: [FieldPair], removed: [(field: Field, message: Message)]) {
    var pairs: [FieldPair] = []
    var removed: [(field: Field, message: Message)] = []
    for (old, new) in messages + renamed {
      for field in old.locals {
        // One that is sent from now on is a property still.
        if let now = (new.locals + new.fields).first(where: { $0.swiftName == field.swiftName }) {
          pairs.append(
            FieldPair(
              at: "\(new.name)/local/\(now.name)", old: field, new: now, oldSide: Side(self.old),
              newSide: Side(self.new)
            ))
        } else {
          removed.append((field, new))
        }
      }
    }
    return (pairs, removed)
  }
}
