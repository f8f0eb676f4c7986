import Schema

extension Field {
  func has(_ constraint: Constraint) -> Bool { constraints.contains { $0.value == constraint } }

  /// `nonEmpty` or `present`: there must be something.
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

  /// Those under which it is found, the preferred one first.
  var readKeys: [JSONKey] { ([key] + aliases).map { JSONKey($0.value) } }

  var writtenKeys: [JSONKey] { writesAliases ? readKeys : [JSONKey(keyText)] }

  /// Something that it writes is found by another one.
  func writes(toKeysOf other: Field) -> Bool { writtenKeys.contains(where: other.readKeys.contains) }

  /// The other one looks for a key of this one in the object that it is in.
  func isFound(by other: Field) -> Bool {
    slot?.value == other.slot?.value && !isInNamedSlot && writes(toKeysOf: other)
  }

  /// It travels in a field of the SDK's message, without a key.
  var isInNamedSlot: Bool { if case .named? = slot?.value { true } else { false } }
}
