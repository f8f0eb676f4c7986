import Schema
import SourceText

/// How a field is stored: as it is, or behind a computed property because of something that Swift does not allow.
struct Storage {
  let field: Field
  /// The value holds itself: it is stored in a list of one.
  let isBoxed: Bool

  init(_ field: Field, in spelling: SwiftSpelling) {
    self.field = field
    isBoxed = spelling.boxedFields.contains(field.declaration.name.range)
  }

  private var isDeprecated: Bool { field.declaration.deprecated != nil }

  var isComputed: Bool { isBoxed || isDeprecated }

  /// The stored property's name.
  var name: String {
    isComputed ? "stored_" + field.swiftName : SwiftNames.escaped(field.swiftName)
  }

  /// The field's value in generated code; not the deprecated property, which the compiler would warn of.
  var value: String {
    if isDeprecated { return isBoxed ? "\(name).first" : name }
    return SwiftNames.escaped(field.swiftName)
  }

  /// What the stored property gets in an initialiser.
  func stored(_ value: String) -> String { isBoxed ? "jsonBoxed(\(value))" : value }
}

extension Schema {
  /// The optional fields through which an object would hold itself without a list or map between, by their names' ranges.
  var fieldsThatHoldTheirOwner: Set<SourceRange> {
    var fields: Set<SourceRange> = []
    for (index, object) in objects.enumerated() {
      for field in object.fields where field.isOptional {
        guard case .object(let held) = field.type else { continue }
        if holds(held, ObjectType.ID(index)) { fields.insert(field.declaration.name.range) }
      }
    }
    return fields
  }

  /// Whether values of one object are stored inside those of another.
  private func holds(_ outer: ObjectType.ID, _ inner: ObjectType.ID) -> Bool {
    var seen: Set<ObjectType.ID> = []
    var open = [outer]
    while let next = open.popLast() {
      if next == inner { return true }
      guard seen.insert(next).inserted else { continue }
      for field in self[next].fields {
        if case .object(let held) = field.type { open.append(held) }
      }
    }
    return false
  }
}
