import Schema

/// What a field can be used for, by its type.
extension FieldType {
  var isNumber: Bool {
    switch self {
    case .integer, .double: true
    default: false
    }
  }

  /// Whether a value can be shown in a text.
  var isShown: Bool { self == .string || isNumber }

  /// Whether it is a list whose elements can be shown in a text.
  var isJoinable: Bool { if case .list(let element) = self { element.isShown } else { false } }

  /// Whether a value can be a link or a path.
  var isLink: Bool { self == .string || self == .url }

  /// Whether a value has few enough others beside it to choose an asset.
  var isChoice: Bool {
    switch self {
    case .integer, .bool, .enumeration: true
    default: false
    }
  }

  /// Whether a value can be without content.
  var canBeEmpty: Bool {
    switch self {
    case .string, .data, .list, .map: true
    default: false
    }
  }

  /// Whether `nonEmpty` and `empty` have a meaning.
  var takesNonEmpty: Bool { canBeEmpty || self == .url }
}
