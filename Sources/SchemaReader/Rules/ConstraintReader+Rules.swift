import Language
import Schema
import SourceText
import YAML

extension ConstraintReader {
  /// The entries of `validate`.
  func rules(_ node: YAMLNode, in scope: Scope) -> [ValidationRule] {
    guard forms.check(node, is: .list(.form(.rule)), what: .verbatim("`validate`")) else { return [] }
    return node.items.compactMap { item in
      guard let entries = forms.open(item, as: .rule), let kind = kind(of: entries, in: scope) else { return nil }
      guard let node = entries["when"] else {
        return entries.mentions("when") ? nil : ValidationRule(kind: kind, range: item.range)
      }
      return ConditionReader(context: context).condition(node, in: scope).map {
        ValidationRule(kind: kind, condition: $0, range: item.range)
      }
    }
  }

  private func kind(of entries: Entries, in scope: Scope) -> ValidationRule.Kind? {
    let kinds = ["field", "anyOf", "oneOf", "hook"].filter(entries.mentions)
    guard let kind = kinds.first else {
      report(
        .missingKey,
        Phrase("a rule needs `field`, `anyOf`, `oneOf` or `hook`", zh: "规则需要 `field`、`anyOf`、`oneOf` 或 `hook`"),
        at: entries.range,
        help: Phrase(
          "write `{ field: name, nonEmpty: true }`, for example", zh: "例如写成 `{ field: name, nonEmpty: true }`"))
      return nil
    }
    guard kinds.count == 1 else {
      report(.conflictingKeys(ofRule: kinds, at: entries.range))
      return nil
    }
    if kind != "field" {
      for key in Form.constraints {
        guard let range = entries.keyRange(key.name) else { continue }
        report(
          .misplacedKey,
          Phrase(
            "`\(key.name)` stands beside `field`, not `\(kind)`", zh: "`\(key.name)` 要写在 `field` 旁边，而不是 `\(kind)`"),
          at: range,
          help: Phrase(
            "write an entry of its own: `{ field: …, \(key.name): … }`",
            zh: "单独写成一项：`{ field: …, \(key.name): … }`"))
      }
    }
    switch kind {
    case "field": return fieldRule(entries, in: scope)
    case "anyOf": return choice("anyOf", entries, in: scope).map { .anyOf($0) }
    case "oneOf": return choice("oneOf", entries, in: scope).map { .oneOf($0) }
    default:
      guard let name = entries.text("hook") else { return nil }
      let offer = Phrase("give the hook another name", zh: "给 `hook` 换一个名字")
      let isFree = forms.memberName(name, of: SwiftNames.attachmentMembers, offer: offer)
      return isFree ? .hook(name) : nil
    }
  }

  private func fieldRule(_ entries: Entries, in scope: Scope) -> ValidationRule.Kind? {
    guard let name = entries.text("field"), let path = PathResolver(context: context).path(name, in: scope) else {
      return nil
    }
    guard Form.constraintWords.contains(where: entries.mentions) else {
      report(
        .missingKey, Phrase("the rule says nothing of `\(name.value)`", zh: "规则没有约束 `\(name.value)`"),
        at: entries.range,
        help: Phrase("add a constraint, such as `nonEmpty: true`", zh: "加一个约束，如 `nonEmpty: true`"))
      return nil
    }
    let constraints = constraints(entries, for: path.type, isOptional: path.isOptional)
    return constraints.isEmpty ? nil : .field(path, constraints)
  }

  private func choice(_ key: String, _ entries: Entries, in scope: Scope) -> [FieldPath]? {
    guard let node = entries[key] else { return nil }
    guard node.items.count > 1 else {
      report(
        .emptyValue, Phrase("`\(key)` chooses among several fields", zh: "`\(key)` 要从多个字段中选"), at: node.range,
        help: Phrase(
          "for one, write `{ field: …, nonEmpty: true }`", zh: "只有一个字段时，写成 `{ field: …, nonEmpty: true }`"))
      return nil
    }
    var paths: [FieldPath] = []
    for name in entries.texts(key) {
      guard let path = PathResolver(context: context).path(name, in: scope) else { continue }
      if path.isOptional || path.type.canBeEmpty || path.type == .url {
        paths.append(path)
      } else {
        report(.misfitField(neverEmpty: path, at: name.range))
      }
    }
    return paths.count == node.items.count ? paths : nil
  }
}
