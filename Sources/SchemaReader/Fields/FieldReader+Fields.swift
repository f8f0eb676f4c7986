import Schema
import SourceText
import YAML

extension FieldReader {
  /// The fields of a mapping, each with a name and keys of its own.
  func fields(_ node: YAMLNode, in context: FieldContext) -> FieldList {
    var list = FieldList()
    let what = Phrase.verbatim(context.place == .local ? "`local`" : "`fields`")
    guard node.kind != .sequence else {
      reportListOfFields(node, what)
      return list
    }
    guard forms.isMapping(node, what: what, help: Self.pairHelp(node.text)) else { return list }
    var seen: [String: SourceRange] = [:]
    for entry in node.entries {
      guard !forms.reportRunTogether(entry) else { continue }
      let (name, isMarked) = Self.name(of: entry.key)
      if let first = seen.enter(name.value, name.range) {
        report(.duplicateField(name.value, at: name.range, after: first))
        continue
      }
      if let field = field(entry, name: name, isMarked: isMarked, in: context) {
        list.fields.append(field)
      } else {
        list.failed.insert(name.value)
      }
    }
    checkNames(of: list.fields, in: context.owner)
    if context.place == .object { checkStorage(of: list.fields) }
    checkWireKeys(of: list.fields)
    return list
  }

  /// A field's name without the `?` that makes it optional.
  private static func name(of key: YAMLNode) -> (Located<String>, isMarked: Bool) {
    let text = key.text
    guard key.isPlain, text.hasSuffix("?"), text.count > 1 else {
      return (Located(text, key.range), false)
    }
    let range = SourceRange(file: key.range.file, start: key.range.start, end: key.range.end - 1)
    return (Located(String(text.dropLast()), range), true)
  }

  /// Nil: it could not be read.
  private func field(
    _ entry: YAMLEntry, name: Located<String>, isMarked: Bool, in context: FieldContext
  ) -> Field? {
    let (key, node) = (entry.key, entry.value)
    if key.isPlain, PlainScalar.misreading(name.value) != nil { forms.warnIfMisread(key) }
    if node.kind == .mapping, !TypeResolver(context: self.context).isMap(node) {
      guard let entries = forms.open(node, as: .field, at: name.range) else { return nil }
      return longField(entries, name, from: key.range, isMarked, in: context)
    }
    guard !forms.isMissing(node, what: .verbatim("`\(name.value)`"), key: key, isText: false),
      let type = TypeResolver(context: self.context).fieldType(node, of: name, in: context)
    else { return nil }
    TypeResolver(context: self.context).checkMarks(of: type, isMarked: isMarked, name)
    let field = Field(
      Declaration(name: name, range: key.range.through(node.range)), type, isMarked: isMarked, in: context)
    checkSwiftName(name, in: context)
    if context.place == .local, !field.isOptional { reportRequiredLocal(name) }
    return field
  }

  private func longField(
    _ entries: Entries, _ name: Located<String>, from start: SourceRange, _ isMarked: Bool, in context: FieldContext
  ) -> Field? {
    var context = context
    context.isLenient = entries.bool("lenient") ?? context.isLenient
    guard let type = TypeResolver(context: self.context).fieldType(entries, of: name, in: context) else { return nil }
    TypeResolver(context: self.context).checkMarks(of: type, isMarked: isMarked, name)
    var field = Field(
      entries.declaration(name, start.through(entries.range)), type, isMarked: isMarked, in: context)
    details(of: &field, from: entries, in: context)
    checkSwiftName(Located(field.swiftName, field.swiftNameRange ?? name.range), in: context)
    if context.place == .local, field.isRequired, !entries.mentions("default") { reportRequiredLocal(name) }
    return field
  }

  private func reportRequiredLocal(_ name: Located<String>) {
    report(
      .misfitLocal,
      Phrase(
        "a local field never travels: `\(name.value)` must be optional or have a default",
        zh: "本地字段从不传输：`\(name.value)` 必须可选或有默认值"),
      at: name.range,
      help: Phrase("write `\(name.value)?`, or give it a `default`", zh: "写成 `\(name.value)?`，或给它一个 `default`"))
  }

  private func checkSwiftName(_ name: Located<String>, in context: FieldContext) {
    let text = name.value
    guard forms.memberName(name, of: context.members, offer: Self.offer), symbols.isType(text) else { return }
    report(.swiftNameCollision(withSharedType: name, help: Self.offer))
  }

  private static let offer = Phrase(
    "give it another name in Swift with `swiftName`", zh: "用 `swiftName` 给它另取一个 Swift 名字")
}

extension Field {
  fileprivate init(_ declaration: Declaration, _ type: TypeResolver.ReadType, isMarked: Bool, in context: FieldContext)
  {
    let isOptional = type.isOptional || isMarked
    self.init(
      declaration: declaration, type: type.type, typeRange: type.range, isOptional: isOptional,
      omission: isOptional ? .nil : .never, isLenient: context.isLenient)
  }
}
