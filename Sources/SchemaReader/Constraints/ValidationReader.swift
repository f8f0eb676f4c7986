import Language
import Schema
import SourceText
import YAML

/// Reads `validate`.
struct ValidationReader: ResolvingReader {
  let context: ReaderContext

  private var paths: PathResolver { PathResolver(context: context) }

  func rules(_ node: YAMLNode, in scope: Scope) -> [ValidationRule] {
    guard forms.check(node, is: .list(.form(.rule)), what: .verbatim("`validate`")) else { return [] }
    return node.items.compactMap { item in
      guard let entries = forms.open(item, as: .rule), let assertion = assertion(of: entries, in: scope) else {
        return nil
      }
      guard let node = entries["when"] else {
        return entries.mentions("when") ? nil : ValidationRule(assertion: assertion, range: item.range)
      }
      return ConditionReader(context: context).condition(node, in: scope).map {
        ValidationRule(assertion: assertion, condition: $0, range: item.range)
      }
    }
  }

  private func assertion(of entries: CheckedMapping, in scope: Scope) -> ValidationRule.Assertion? {
    let kinds = ["field", "anyOf", "oneOf", "hook"].filter(entries.mentions)
    guard let kind = kinds.first else { return fail(.missingKey(ofRuleAt: entries.range)) }
    guard kinds.count == 1 else { return fail(.conflictingKeys(ofRule: kinds, at: entries.range)) }
    if kind != "field" {
      for name in Form.constraintWords {
        if let range = entries.keyRange(name) { report(.misplacedKey(constraint: name, beside: kind, at: range)) }
      }
    }
    switch kind {
    case "field": return fieldRule(entries, in: scope)
    case "anyOf": return choice("anyOf", entries, in: scope).map { .anyOf($0) }
    case "oneOf": return choice("oneOf", entries, in: scope).map { .oneOf($0) }
    default:
      guard let name = entries.text("hook") else { return nil }
      let offer = LocalizedText("rename the hook", zh: "给 `hook` 换一个名字")
      let isFree = NameCheck(forms: forms).memberName(name, of: SwiftNames.attachmentMembers, offer: offer)
      return isFree ? .hook(name) : nil
    }
  }

  private func fieldRule(_ entries: CheckedMapping, in scope: Scope) -> ValidationRule.Assertion? {
    guard let name = entries.text("field"), let path = paths.path(name, in: scope) else { return nil }
    guard Form.constraintWords.contains(where: entries.mentions) else {
      return fail(.missingKey(constraintOf: name.value, at: entries.range))
    }
    let constraints = ConstraintReader(context: context)
      .constraints(entries, for: path.type, isOptional: path.isOptional)
    return constraints.isEmpty ? nil : .field(path, constraints)
  }

  private func choice(_ key: String, _ entries: CheckedMapping, in scope: Scope) -> [FieldPath]? {
    guard let node = entries[key] else { return nil }
    guard node.items.count > 1 else { return fail(.emptyValue(ofChoice: key, at: node.range)) }
    let paths = entries.texts(key).compactMap { choosable($0, in: scope) }
    return paths.count == node.items.count ? paths : nil
  }

  /// A field that is not there in each message.
  private func choosable(_ name: Located<String>, in scope: Scope) -> FieldPath? {
    guard let path = paths.path(name, in: scope) else { return nil }
    if path.isOptional || path.type.takesNonEmpty { return path }
    return fail(.unsupportedField(neverEmpty: path))
  }
}
