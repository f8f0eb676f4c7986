import MessageRuntime
import Schema

extension Field {
  /// Both defaults are the same value, as it would be written.
  func hasDefault(of other: Field, in schema: Schema, _ otherSchema: Schema) -> Bool {
    guard let value = defaultValue?.value, let otherValue = other.defaultValue?.value else {
      return defaultValue == nil && other.defaultValue == nil
    }
    switch (value, type, otherValue, other.type) {
    case (.json(let a), _, .json(let b), _):
      guard let a = JSONValue(json: a), let b = JSONValue(json: b) else { return a == b }
      return a.isSame(as: b)
    case (.emptyObject, .object(let id), .emptyObject, .object(let otherID)):
      // A field that only one side has is another rule's.
      return schema[id].fields.allSatisfy { field in
        let partner = otherSchema[otherID].fields.first { JSONKey($0.keyText) == JSONKey(field.keyText) }
        return partner.map { field.hasDefault(of: $0, in: schema, otherSchema) } ?? true
      }
    default: return value.raw(of: type, in: schema) == otherValue.raw(of: other.type, in: otherSchema)
    }
  }
}

extension Literal {
  /// For a case what is written for it.
  fileprivate func raw(of type: FieldType, in schema: Schema) -> Literal {
    guard case .enumCase(let name) = self, case .enumeration(let id) = type,
      let known = schema[id].cases.first(where: { $0.name.value == name })
    else { return self }
    return switch known.raw.value {
    case .integer(let value): .integer(value)
    case .string(let text): .string(text)
    }
  }
}

extension JSONValue {
  /// In whatever order its members are.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    if let elements, let others = other.elements {
      return elements.count == others.count && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
    }
    guard let members, let others = other.members else { return self == other }
    return members.count == others.count
      && members.allSatisfy { member in other[member.key].map(member.value.isSame) ?? false }
  }
}
