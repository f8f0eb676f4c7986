import Schema

/// Types as schemas write them.
extension FieldType {
  /// The name of the innermost type.
  func leafName(in schema: Schema) -> String {
    switch leaf {
    case .timestamp(let unit): "timestamp(\(unit.rawValue))"
    case .object(let id): schema[id].name
    case .enumeration(let id): schema[id].name
    case let type: type.word ?? ""
    }
  }

  /// What is around it.
  var brackets: (before: String, after: String) {
    switch self {
    case .list(let element):
      let inner = element.brackets
      return ("[" + inner.before, inner.after + "]")
    case .map(let element):
      let inner = element.brackets
      return ("{string: " + inner.before, inner.after + "}")
    default: return ("", "")
    }
  }
}

extension EnumType.Raw {
  /// As JSON has it.
  var text: String {
    switch self {
    case .integer(let number): String(number)
    case .string(let text): "\"\(text)\""
    }
  }
}
