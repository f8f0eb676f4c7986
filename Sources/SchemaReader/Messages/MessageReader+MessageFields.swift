import Schema
import SourceText

extension MessageReader {
  /// A message's fields, those of `include` first, and its locals.
  func messageFields(_ raw: RawDeclaration) -> Scope {
    let entries = raw.entries
    let owner = Owner.message(raw.name.value)
    var context = FieldContext(owner: owner, place: .message)
    var scope = Scope()
    let included = include(entries)
    if let included {
      scope.fields = symbols[included].fields
      scope.failed = symbols.failedFields[included] ?? []
    }
    let own = entries["fields"].map { FieldReader(context: self.context).fields($0, in: context) } ?? FieldList()
    let inherited = scope.fields
    merge(own, into: &scope, after: inherited, from: entries.text("include"))
    context.place = .local
    let locals = entries["local"].map { FieldReader(context: self.context).fields($0, in: context) } ?? FieldList()
    FieldReader(context: self.context).checkSlots(of: scope.fields)
    mergeLocals(locals, into: &scope)
    scope.failed.formUnion(own.failed.union(locals.failed))
    checkInherited(inherited, from: entries.text("include"), in: owner)
    FieldReader(context: self.context).checkStorage(of: scope.all)
    if included == nil, entries.mentions("include") { scope.isOpen = true }
    return scope
  }

  private func include(_ entries: Entries) -> ObjectType.ID? {
    guard let name = entries.text("include") else { return nil }
    switch symbols.names[name.value] {
    case .object(let id): return id
    case .failed: return nil
    case .message, .enumeration:
      report(
        .unknownType,
        Phrase(
          "`\(name.value)` is no object, and only objects can be included",
          zh: "`\(name.value)` 不是对象，而 `include` 只能用对象"),
        at: name.range)
      return nil
    case nil:
      let shared = symbols.objects.filter { $0.owner == .shared }.map(\.name)
      report(
        Diagnostic(
          .unknownType, Phrase("there is no object `\(name.value)`", zh: "没有对象 `\(name.value)`"), name, among: shared))
      return nil
    }
  }

  /// Own fields after those included; a name or a key twice is an error.
  private func merge(
    _ own: FieldList, into scope: inout Scope, after inherited: [Field], from include: Located<String>?
  ) {
    guard !inherited.isEmpty else {
      scope.fields = own.fields
      return
    }
    for field in own.fields {
      if let first = inherited.first(where: { $0.name == field.name || $0.swiftName == field.swiftName }) {
        report(
          .duplicateField(first.name, at: field.nameRange, after: first.nameRange, of: include?.value ?? ""))
        continue
      }
      let keys = Set((field.slot == nil ? [field.key] + field.aliases : []).map { JSONKey($0.value) })
      if let first = inherited.first(where: {
        !keys.isDisjoint(with: ([$0.key] + $0.aliases).map { JSONKey($0.value) })
      }) {
        let shared = ([first.key] + first.aliases).first { keys.contains(JSONKey($0.value)) }
        report(
          .duplicateWireKey(
            shared?.value ?? "", of: field, inherited: first, at: shared?.range, from: include?.value ?? ""))
      }
      scope.fields.append(field)
    }
  }

  /// A field that an object may have can still collide with what a message's type has.
  private func checkInherited(_ fields: [Field], from include: Located<String>?, in owner: Owner) {
    guard let include else { return }
    for field in fields where SwiftNames.ownAttachmentMembers.contains(field.swiftName) {
      report(.swiftNameCollision(inherited: field, from: include))
    }
    FieldReader(context: self.context).checkNames(of: fields, in: owner)
  }

  private func mergeLocals(_ locals: FieldList, into scope: inout Scope) {
    for field in locals.fields {
      if let first = scope.fields.first(where: { $0.name == field.name || $0.swiftName == field.swiftName }) {
        report(.duplicateField(first.name, at: field.nameRange, after: first.nameRange))
      } else {
        scope.locals.append(field)
      }
    }
  }

  /// The rules of the included object hold for its fields here, too.
  func includedRules(_ entries: Entries) -> [ValidationRule] {
    guard let name = entries.text("include"), case .object(let id)? = symbols.names[name.value] else { return [] }
    return symbols[id].rules
  }
}
