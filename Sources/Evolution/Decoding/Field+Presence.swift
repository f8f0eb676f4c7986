import Schema

extension Field {
  func has(_ constraint: Constraint) -> Bool { constraints.contains { $0.value == constraint } }

  /// Whether `nonEmpty` or `present` demands a value.
  private var mustBeThere: Bool { has(.nonEmpty) || has(.present) }

  /// A message without its key is invalid.
  var needsKey: Bool { isOptional ? mustBeThere : defaultValue == nil }

  /// A message may be without its key, or have null for it.
  var mayBeMissing: Bool {
    if isOptional, !mustBeThere { return true }
    switch omission {
    case .never, .nil: return false
    case .empty: return constraints.allSatisfy(\.value.allowsEmpty)
    case .default: return defaultValue.map { value in constraints.allSatisfy { $0.value.allows(value.value) } } ?? false
    }
  }

  /// The keys that it is read from, the preferred one first.
  var readKeys: [JSONKey] { ([key] + aliases).map { JSONKey($0.value) } }

  var writtenKeys: [JSONKey] { writesAliases ? readKeys : [JSONKey(keyText)] }

  /// Whether another field reads a key that it writes.
  func writes(toKeysOf other: Field) -> Bool { writtenKeys.contains(where: other.readKeys.contains) }

  /// Whether the other field reads one of its keys in the same object.
  func isFound(by other: Field) -> Bool {
    slot?.value == other.slot?.value && !isInNamedSlot && writes(toKeysOf: other)
  }

  /// Whether it is sent in a slot of the SDK's message, without a key.
  var isInNamedSlot: Bool { if case .named? = slot?.value { true } else { false } }
}
