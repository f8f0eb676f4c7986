import Schema
import SourceText

extension Resolver {
  /// The entries of `validate`.
  mutating func rules(_ node: YAMLNode, in scope: Scope) -> [ValidationRule] {
    guard reading.check(node, is: .list(.form(.rule)), what: "`validate`") else { return [] }
    return node.items.compactMap { item in
      guard let entries = reading.open(item, as: .rule), let kind = kind(of: entries, in: scope) else { return nil }
      guard let node = entries["when"] else {
        return entries.mentions("when") ? nil : ValidationRule(kind: kind, range: item.range)
      }
      return condition(node, in: scope).map { ValidationRule(kind: kind, condition: $0, range: item.range) }
    }
  }

  private mutating func kind(of entries: Entries, in scope: Scope) -> ValidationRule.Kind? {
    let kinds = ["field", "anyOf", "oneOf", "hook"].filter(entries.mentions)
    guard let kind = kinds.first else {
      reading.report(
        .missingKey, "a rule needs `field`, `anyOf`, `oneOf` or `hook`", at: entries.range,
        help: "write `{ field: name, nonEmpty: true }`, for example")
      return nil
    }
    guard kinds.count == 1 else {
      reading.report(
        .conflictingKeys, "\(Wording.list(kinds)) are rules of their own", at: entries.range,
        help: "write one entry for each")
      return nil
    }
    if kind != "field" {
      for key in Form.constraints {
        guard let range = entries.keyRange(key.name) else { continue }
        reading.report(
          .misplacedKey, "`\(key.name)` stands beside `field`, not `\(kind)`", at: range,
          help: "write an entry of its own: `{ field: …, \(key.name): … }`")
      }
    }
    switch kind {
    case "field": return fieldRule(entries, in: scope)
    case "anyOf": return choice("anyOf", entries, in: scope).map { .anyOf($0) }
    case "oneOf": return choice("oneOf", entries, in: scope).map { .oneOf($0) }
    default:
      guard let name = entries.text("hook") else { return nil }
      let isFree = reading.memberName(name, of: SwiftNames.attachmentMembers, offer: "give the hook another name")
      return isFree ? .hook(name) : nil
    }
  }

  private mutating func fieldRule(_ entries: Entries, in scope: Scope) -> ValidationRule.Kind? {
    guard let name = entries.text("field"), let path = path(name, in: scope) else { return nil }
    guard Form.constraints.contains(where: { entries.mentions($0.name) }) else {
      reading.report(
        .missingKey, "the rule says nothing of `\(name.value)`", at: entries.range,
        help: "add a constraint, such as `nonEmpty: true`")
      return nil
    }
    let constraints = constraints(entries, for: path.type, isOptional: path.isOptional)
    return constraints.isEmpty ? nil : .field(path, constraints)
  }

  private mutating func choice(_ key: String, _ entries: Entries, in scope: Scope) -> [FieldPath]? {
    guard let node = entries[key] else { return nil }
    guard node.items.count > 1 else {
      reading.report(
        .emptyValue, "`\(key)` chooses among several fields", at: node.range,
        help: "for one, write `{ field: …, nonEmpty: true }`")
      return nil
    }
    var paths: [FieldPath] = []
    for name in entries.texts(key) {
      guard let path = path(name, in: scope) else { continue }
      if path.isOptional || canBeEmpty(path.type) || path.type == .url {
        paths.append(path)
      } else {
        reading.report(
          .misfitField, "`\(path.text)` is never missing or empty", at: name.range, help: "make it optional")
      }
    }
    return paths.count == node.items.count ? paths : nil
  }
}
