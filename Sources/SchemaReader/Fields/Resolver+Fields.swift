import Schema
import SourceText

extension Resolver {
  /// The fields of a mapping, each with a name and keys of its own.
  mutating func fields(_ node: YAMLNode, in context: FieldContext) -> FieldList {
    var list = FieldList()
    guard reading.isMapping(node, what: .verbatim(context.place == .local ? "`local`" : "`fields`")) else {
      return list
    }
    var seen = Self.haveNamesOfTheirOwn(node) ? nil : Seen<String, SourceRange>()
    list.fields.reserveCapacity(node.entries.count)
    var place = node.index + 1
    for _ in 0..<node.count(of: .mapping) {
      let key = YAMLNode(tree: node.tree, index: node.tree.takeChild(at: &place))
      let value = YAMLNode(tree: node.tree, index: node.tree.takeChild(at: &place))
      guard !reading.reportRunTogether(key, value) else { continue }
      let (name, isMarked) = Self.name(of: key)
      if let first = seen?.enter(name.value, name.range) {
        reading.report(
          .duplicateField, Phrase("there is a field `\(name.value)` already", zh: "已有字段 `\(name.value)`"),
          at: name.range, notes: [.init(Wording.firstIsHere, at: first)],
          help: Wording.renameOrRemove)
        continue
      }
      if let field = field(key, value, name: name, isMarked: isMarked, in: context) {
        list.fields.append(field)
      } else {
        list.failed.insert(name.value)
      }
    }
    checkNames(of: list.fields, in: context.owner)
    checkWireKeys(of: list.fields)
    return list
  }

  /// A field's name without the `?` that makes it optional.
  private static func name(of key: YAMLNode) -> (Located<String>, isMarked: Bool) {
    let text = key.text
    guard key.lastByte == UInt8(ascii: "?"), key.isPlain, text.hasSuffix("?"), text.count > 1 else {
      return (Located(text, key.range), false)
    }
    let range = SourceRange(file: key.range.file, start: key.range.start, end: key.range.end - 1)
    return (Located(String(text.dropLast()), range), true)
  }

  private mutating func field(
    _ key: YAMLNode, _ node: YAMLNode, name: Located<String>, isMarked: Bool, in context: FieldContext
  ) -> Field? {
    if key.isPlain, key.withText(PlainScalar.mayBeMisread), PlainScalar.misreading(name.value) != nil {
      reading.warnIfMisread(key)
    }
    if node.kind == .mapping, !isMap(node) {
      guard let entries = reading.open(node, as: .field, at: name.range) else { return nil }
      guard let isLenient = entries.bool("lenient") else {
        return longField(entries, name, from: key.range, isMarked, in: context)
      }
      var inner = context
      inner.isLenient = isLenient
      return longField(entries, name, from: key.range, isMarked, in: inner)
    }
    guard !reading.isMissing(node, what: .verbatim("`\(name.value)`"), key: key, isText: false),
      let type = fieldType(node, of: name, in: context)
    else { return nil }
    let declaration = Declaration(name: name, range: key.range.through(node.range))
    let field = field(declaration, type, isMarked, isLenient: context.isLenient)
    check(field, hasDefault: false, in: context)
    return field
  }

  private mutating func longField(
    _ entries: Entries, _ name: Located<String>, from start: SourceRange, _ isMarked: Bool, in context: FieldContext
  ) -> Field? {
    guard let type = fieldType(entries, of: name, in: context) else { return nil }
    let declaration = entries.declaration(name, start.through(entries.range))
    var field = field(declaration, type, isMarked, isLenient: context.isLenient)
    details(of: &field, from: entries, in: context)
    check(field, hasDefault: entries.mentions("default"), in: context)
    return field
  }

  @inline(__always)
  private func field(_ declaration: Declaration, _ type: ReadType, _ isMarked: Bool, isLenient: Bool) -> Field {
    let isOptional = type.isOptional || isMarked
    return Field(
      declaration: declaration, type: type.type, typeRange: type.range, isOptional: isOptional,
      omission: isOptional ? .nil : .never, isLenient: isLenient)
  }

  private mutating func check(_ field: Field, hasDefault: Bool, in context: FieldContext) {
    checkSwiftName(of: field, in: context)
    guard context.place == .local, field.isRequired, !hasDefault else { return }
    let name = Located(field.name, field.nameRange)
    reading.report(
      .misfitLocal,
      Phrase(
        "a local field never travels: `\(name.value)` must be optional or have a default",
        zh: "本地字段从不传输：`\(name.value)` 必须可选或有默认值"),
      at: name.range,
      help: Phrase("write `\(name.value)?`, or give it a `default`", zh: "写成 `\(name.value)?`，或给它一个 `default`"))
  }

  private mutating func checkSwiftName(of field: Field, in context: FieldContext) {
    let text = field.swiftName
    if SwiftNames.isFree(text, inObject: context.place == .object), !isSharedType(text) { return }
    let range = field.swiftNameRange ?? field.nameRange
    let name = Located(text, range)
    guard reading.memberName(name, of: context.members, offer: Self.offer), isSharedType(text) else { return }
    reading.report(
      .swiftNameCollision,
      Phrase("a shared type is called `\(text)` in Swift already", zh: "已有一个共享类型在 Swift 中叫 `\(text)`"),
      at: range, help: Self.offer)
  }

  private static let offer = Phrase(
    "give it another name in Swift with `swiftName`", zh: "用 `swiftName` 给它另取一个 Swift 名字")
}
