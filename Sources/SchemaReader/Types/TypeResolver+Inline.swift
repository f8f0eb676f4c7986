import Schema
import SourceText

extension TypeResolver {
  /// The object that stands under `object:` beside the type.
  func inlineObject(_ context: TypeContext) -> FieldType? {
    guard let entries = context.entries, entries.mentions("object") else {
      reportNoInline("object", "{ title: string }", context)
      return nil
    }
    guard let node = entries["object"] else { return nil }
    let id = ObjectType.ID(symbols.objects.count)
    let declaration = Declaration(name: inlineName(entries, context), doc: entries.text("doc"), range: entries.range)
    symbols.objects.append(ObjectType(declaration: declaration, owner: context.fields.owner))
    var inner = context.fields
    inner.owner = .object(id)
    inner.place = .object
    let list = FieldReader(context: self.context).fields(node, in: inner)
    symbols[id].fields = list.fields
    symbols.failedFields[id] = list.failed.isEmpty ? nil : list.failed
    return .object(id)
  }

  /// The enumeration whose cases stand under `enum:` beside the type.
  func inlineEnum(_ context: TypeContext) -> FieldType? {
    guard let entries = context.entries, entries.mentions("enum") else {
      reportNoInline("enum", "[first, second]", context)
      return nil
    }
    guard let node = entries["enum"], let cases = CaseReader(forms: forms).cases(node) else { return nil }
    let id = EnumType.ID(symbols.enums.count)
    let declaration = Declaration(name: inlineName(entries, context), doc: entries.text("doc"), range: entries.range)
    symbols.enums.append(EnumType(declaration: declaration, owner: context.fields.owner, cases: cases))
    return .enumeration(id)
  }

  private func reportNoInline(_ key: String, _ example: String, _ context: TypeContext) {
    let long = "\(context.field.value): { type: \(key), \(key): \(example) }"
    report(
      .missingKey, Phrase("`type: \(key)` needs `\(key):` beside it", zh: "`type: \(key)` 旁边还要有 `\(key):`"),
      at: context.place,
      help: Phrase("write `\(long)`, or name a shared one", zh: "写成 `\(long)`，或写一个共享类型的名字"))
  }

  /// The inline type's name, which must be free in the type that holds it.
  private func inlineName(_ entries: Entries, _ context: TypeContext) -> Located<String> {
    let derived = Located(SwiftNames.upperCamelCase(context.field.value), context.field.range)
    let name = entries.text("named") ?? derived
    if entries.mentions("named") || SwiftNames.isIdentifier(name.value) { forms.typeName(name, key: "named") }
    let owner = context.fields.owner
    if owner != .shared,
      let first = symbols.inlineNames[owner, default: [:]].updateValue(name.range, forKey: name.value)
    {
      report(.duplicateName(ofInlineType: name, after: first))
    }
    return name
  }
}
