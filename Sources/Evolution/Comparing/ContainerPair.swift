import Schema
import SourceText

/// A message or object type of both sides.
struct ContainerPair: Sendable {
  /// What its fields' names are appended to, such as `Order/fields` or `Order/fields/items/object`.
  let path: String
  /// The Swift type's.
  let name: String
  let old: Side
  let new: Side
  /// Of the declaration in the new schema.
  let range: SourceRange
  /// Those of one name, or else of one key or slot.
  private(set) var fields: [FieldPair] = []
  private(set) var removed: [Field] = []
  private(set) var added: [Field] = []

  init(
    path: String, name: String, old: Side, new: Side, _ oldFields: [Field], _ newFields: [Field], at range: SourceRange
  ) {
    (self.path, self.name, self.old, self.new, self.range) = (path, name, old, new, range)
    var rest = oldFields.filter { field in !newFields.contains { $0.name == field.name } }
    for field in newFields {
      if let before = oldFields.first(where: { $0.name == field.name }) {
        add(before, field)
      } else if let index = rest.firstIndex(where: { $0.isTheSameOnTheWire(as: field) }) {
        add(rest.remove(at: index), field)
      } else {
        added.append(field)
      }
    }
    removed = rest
  }

  func path(of field: Field) -> String { path + "/" + field.name }

  private mutating func add(_ old: Field, _ new: Field) {
    fields.append(
      FieldPair(
        at: path(of: new), old: old, new: new, oldSide: self.old.inside(old), newSide: self.new.inside(new)))
  }
}

extension Field {
  fileprivate func isTheSameOnTheWire(as other: Field) -> Bool {
    slot?.value == other.slot?.value && (isInNamedSlot || JSONKey(keyText) == JSONKey(other.keyText))
  }

  private var isInNamedSlot: Bool { if case .named? = slot?.value { true } else { false } }
}
