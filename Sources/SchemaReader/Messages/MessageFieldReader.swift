import Schema
import SourceText

/// Reads the fields of a message: its own after those of `include`, and its locals.
struct MessageFieldReader: ResolvingReader {
  let context: ReaderContext
  let raw: RawDeclaration

  private var container: TypeContainer { .message(raw.name.value) }
  private var check: FieldNameCheck { FieldNameCheck(context: context) }
  private var include: Located<String>? { raw.entries.text("include") }

  private var included: ObjectType.ID? {
    if let include, case .object(let id)? = symbols.names[include.value] { id } else { nil }
  }

  /// The rules of the included object hold for its fields here, too.
  var includedRules: [ValidationRule] { included.map { symbols[$0].rules } ?? [] }

  func scope() -> Scope {
    var scope = Scope()
    checkInclude()
    let inherited = included.map { symbols[$0].fields } ?? []
    scope.failed = included.flatMap { symbols.failedFields[$0] } ?? []
    scope.isOpen = included == nil && raw.entries.mentions("include")
    let own = fields("fields", .message)
    scope.fields = inherited.isEmpty ? own.fields : inherited + own.fields.filter { isNew($0, after: inherited) }
    let locals = fields("local", .local)
    check.checkSlots(of: scope.fields)
    for field in locals.fields {
      if let first = scope.fields.first(where: { $0.sharesName(with: field) }) {
        report(.duplicateField(first.name, at: field.nameRange, after: first.nameRange))
      } else {
        scope.locals.append(field)
      }
    }
    scope.failed.formUnion(own.failed.union(locals.failed))
    checkInherited(inherited)
    check.checkStorage(of: scope.all)
    return scope
  }

  private func fields(_ key: String, _ kind: FieldSection.Role) -> FieldList {
    guard let node = raw.entries[key] else { return FieldList() }
    return FieldReader(context: context, section: FieldSection(kind, container: container)).fields(node)
  }

  private func checkInclude() {
    guard let include else { return }
    switch symbols.names[include.value] {
    case .object, .failed: break
    case .message, .enumeration: report(.unknownType(including: include))
    case nil:
      let shared = symbols.objects.filter { $0.container == .shared }.map(\.name)
      report(.unknownType(including: include, among: shared))
    }
  }

  /// Whether no included field has a field's name; one that has its key is reported, too.
  private func isNew(_ field: Field, after inherited: [Field]) -> Bool {
    if let first = inherited.first(where: { $0.sharesName(with: field) }) {
      return fail(.duplicateField(first.name, at: field.nameRange, after: first.nameRange, of: include?.value ?? ""))
    }
    guard field.slot == nil else { return true }
    for first in inherited {
      let shared = first.keys.first { key in field.keys.contains { JSONKey($0.value) == JSONKey(key.value) } }
      guard let shared else { continue }
      report(.duplicateJSONKey(shared.value, of: field, inherited: first, at: shared.range, from: include?.value ?? ""))
      break
    }
    return true
  }

  /// A field that an object may have can still collide with what a message's type has.
  private func checkInherited(_ fields: [Field]) {
    guard let include else { return }
    for field in fields where SwiftNames.ownAttachmentMembers.contains(field.swiftName) {
      report(.swiftNameCollision(inherited: field, from: include))
    }
    check.checkNames(of: fields, in: container)
  }
}

extension Field {
  fileprivate var keys: [Located<String>] { [key] + aliases }

  fileprivate func sharesName(with other: Field) -> Bool { name == other.name || swiftName == other.swiftName }
}
