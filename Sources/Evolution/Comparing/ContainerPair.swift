import Schema
import SourceText

/// A message or object type of both sides.
struct ContainerPair: Sendable {
  /// What its fields' names are appended to, such as `Order/fields` or `Order/fields/items/object`.
  let path: String
  /// The same in the release.
  let oldPath: String
  /// The name of the Swift type.
  let name: String
  let old: FieldContext
  let new: FieldContext
  /// Of the declaration in the new schema.
  let range: SourceRange
  /// Fields with the same name, or else with the same key or slot. A field that the latest release does not have
  /// corresponds to an older one only by its key or slot.
  private(set) var fields: [FieldPair] = []
  private(set) var removed: [Field] = []
  private(set) var added: [Field] = []

  init(
    path: String, oldPath: String, name: String, old: FieldContext, new: FieldContext, _ oldFields: [Field],
    _ newFields: [Field],
    at range: SourceRange,
    kept: KeptFields?
  ) {
    (self.path, self.oldPath, self.name, self.range) = (path, oldPath, name, range)
    (self.old, self.new) = (old, new)
    let partners = self.partners(of: newFields, among: oldFields, kept)
    for (field, partner) in zip(newFields, partners) {
      guard let partner else {
        added.append(field)
        continue
      }
      fields.append(FieldPair(at: self.path(of: field), old: oldFields[partner], new: field, in: self, kept: kept))
    }
    let taken = Set(partners.compactMap { $0 })
    removed = oldFields.indices.filter { !taken.contains($0) }.map { oldFields[$0] }
  }

  func path(of field: Field) -> String { path + "/" + field.name }

  /// For each new field the index of the old field that it corresponds to.
  private func partners(of newFields: [Field], among oldFields: [Field], _ kept: KeptFields?) -> [Int?] {
    let indices = Dictionary(zip(oldFields.map(\.name), oldFields.indices)) { first, _ in first }
    var partners = newFields.map { field in kept.map { $0[path(of: field)] != nil } ?? true ? indices[field.name] : nil
    }
    if partners.allSatisfy({ $0 != nil }) { return partners }
    var taken = Set(partners.compactMap { $0 })
    func match(_ isSame: (Field, Field) -> Bool) {
      for (index, field) in newFields.enumerated() where partners[index] == nil {
        let partner = oldFields.indices.first { !taken.contains($0) && isSame(oldFields[$0], field) }
        partners[index] = partner
        if let partner { taken.insert(partner) }
      }
    }
    match { $0.isTheSameOnTheWire(as: $1) }
    match { $0.sharesKey(with: $1) }
    return partners
  }
}

extension Field {
  fileprivate func isTheSameOnTheWire(as other: Field) -> Bool {
    slot?.value == other.slot?.value && (isInNamedSlot || JSONKey(keyText) == JSONKey(other.keyText))
  }

  /// One is read under a key that the other is written under.
  fileprivate func sharesKey(with other: Field) -> Bool {
    slot?.value == other.slot?.value && !isInNamedSlot
      && (writes(toKeysOf: other) || other.writes(toKeysOf: self))
  }
}
