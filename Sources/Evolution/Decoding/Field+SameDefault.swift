import Inspection
import MessageRuntime
import Schema

extension Field {
  /// Both defaults are the same value, as it would be written.
  func hasDefault(of other: Field, in schema: Schema, _ otherSchema: Schema) -> Bool {
    guard let value = defaultValue?.value, let otherValue = other.defaultValue?.value else {
      return defaultValue == nil && other.defaultValue == nil
    }
    if case (.emptyObject, .object(let id)) = (value, type),
      case (.emptyObject, .object(let otherID)) = (otherValue, other.type)
    {
      // A field that only one side has is another rule's.
      return schema[id].fields.allSatisfy { field in
        let partner = otherSchema[otherID].fields.first { JSONKey($0.keyText) == JSONKey(field.keyText) }
        return partner.map { field.hasDefault(of: $0, in: schema, otherSchema) } ?? true
      }
    }
    guard let json = value.json(of: type, in: schema),
      let otherJSON = otherValue.json(of: other.type, in: otherSchema)
    else { return value == otherValue }
    return json.isSame(as: otherJSON)
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
