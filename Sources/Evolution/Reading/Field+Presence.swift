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
    case .empty: return !has(.nonEmpty)
    case .default: return defaultValue != nil
    }
  }

  /// Those under which it is found, the preferred one first.
  var readKeys: [JSONKey] { ([key] + aliases).map { JSONKey($0.value) } }

  var writtenKeys: [JSONKey] { writesAliases ? readKeys : [JSONKey(keyText)] }
}
