import Foundation
import MessageRuntime
import Schema

/// Recorded values by the names that fields and cases have in the current schemas, and in the JSON form of their types.
struct RecordedValues {
  let released: Schema
  let current: Schema
  let breaks: [ExpectedBreak]
  /// The accepted changes because of which values are left out.
  private(set) var left: [ExpectedBreak] = []

  /// An object's members, of fields that still have their names and a type that can be compared.
  mutating func values(_ recorded: JSONValue, _ old: [Field], _ new: [Field], at path: String) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    for field in new {
      guard let before = old.first(where: { $0.name == field.name }), let value = recorded[field.name] else { continue }
      let accepted = breaks.filter { $0.concerns("\(path)/\(field.name)") && $0.altersValues }
      for reason in accepted where !left.contains(reason) { left.append(reason) }
      guard accepted.isEmpty else { continue }
      // What was missing may have a default by now.
      if value.isNull, !field.isOptional { continue }
      if let value = self.value(value, before.type, field.type, at: "\(path)/\(field.name)") {
        members.append((key: field.name, value: value))
      }
    }
    return JSONValue(members: members)
  }

  /// nil: the value cannot be compared.
  private mutating func value(_ recorded: JSONValue, _ old: FieldType, _ new: FieldType, at path: String) -> JSONValue?
  {
    if recorded.isNull { return recorded }
    switch (old, new) {
    case (.list(let old), .list(let new)):
      let elements = (recorded.elements ?? []).map { value($0, old, new, at: path) }
      return elements.contains(nil) ? nil : JSONValue(elements.compactMap { $0 })
    case (.map(let old), .map(let new)):
      let members = (recorded.members ?? []).map { ($0.key, value($0.value, old, new, at: path)) }
      let kept = members.compactMap { key, value in value.map { (key: key, value: $0) } }
      return kept.count < members.count ? nil : JSONValue(members: kept)
    case (.object(let old), .object(let new)):
      let type = current[new]
      let inside = type.container == .shared ? type.name + "/fields" : path + "/object"
      return values(recorded, released[old].fields, type.fields, at: inside)
    case (.enumeration(let old), .enumeration(let new)): return enumCase(recorded, released[old], current[new])
    case (.integer, .integer): return JSONValue(json: recorded.string ?? recorded.json)
    case (.timestamp, .timestamp): return time(recorded)
    case _ where old == new: return recorded
    default: return nil
    }
  }

  /// The case by its current name; nil: a change of the enumeration was accepted.
  private mutating func enumCase(_ recorded: JSONValue, _ old: EnumType, _ new: EnumType) -> JSONValue? {
    let accepted = new.container == .shared ? breaks.filter { $0.declaration == new.name && $0.altersValues } : []
    for reason in accepted where !left.contains(reason) { left.append(reason) }
    guard accepted.isEmpty else { return nil }
    if new.cases.contains(where: { $0.name.value == recorded.string }) { return recorded }
    let raw = old.cases.first { $0.name.value == recorded.string }?.raw.value
    return new.cases.first { $0.raw.value == raw }.map { JSONValue($0.name.value) } ?? recorded
  }

  private func time(_ recorded: JSONValue) -> JSONValue? {
    guard let text = recorded.string else { return nil }
    return UTCTime(text).map { JSONValue(Date(timeIntervalSince1970: Double($0.sinceEpoch) / 1000)) }
  }
}
