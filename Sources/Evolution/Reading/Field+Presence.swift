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
    case .empty: return constraints.allSatisfy { $0.value.allowsSize(0) }
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

extension Constraint {
  /// A default passes, as far as this can be told from the schema alone.
  func allows(_ value: Literal) -> Bool {
    switch value {
    case .integer(let number): isInRange(.integer(number))
    case .unsigned(let number): isInRange(.unsigned(number))
    case .double(let number): isInRange(.double(number))
    case .string(let text): allowsSize(text.count) && (bytes.map { text.utf8.count <= $0 } ?? true)
    case .data(let bytes): allowsSize(bytes.count)
    case .emptyList, .emptyMap: allowsSize(0)
    default: true
    }
  }

  private func isInRange(_ number: Bound) -> Bool {
    guard case .range(let low, let high) = self else { return true }
    return !(low.map { number < $0 } ?? false) && !(high.map { $0 < number } ?? false)
  }

  /// A text, list or map with so many characters or elements passes.
  func allowsSize(_ size: Int) -> Bool {
    switch self {
    case .nonEmpty: size > 0
    case .length(let low, let high), .count(let low, let high): size >= low && high.map { size <= $0 } ?? true
    default: true
    }
  }

  private var bytes: Int? { if case .maxBytes(let limit) = self { limit } else { nil } }
}
