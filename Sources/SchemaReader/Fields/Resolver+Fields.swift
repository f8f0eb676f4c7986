import Schema
import SourceText

extension Resolver {
  /// The fields of a mapping, each with a name and keys of its own.
  mutating func fields(_ node: YAMLNode, in context: FieldContext) -> FieldList {
    var list = FieldList()
    guard reading.isMapping(node, what: .verbatim(context.place == .local ? "`local`" : "`fields`")) else {
      return list
    }
    var seen = Seen<String, SourceRange>()
    list.fields.reserveCapacity(node.entries.count)
    for entry in node.entries where !reading.reportRunTogether(entry) {
      let (name, isMarked) = Self.name(of: entry.key)
      if let first = seen.enter(name.value, name.range) {
        reading.report(
          .duplicateField, Phrase("there is a field `\(name.value)` already", zh: "已有字段 `\(name.value)`"),
          at: name.range, notes: [.init(Wording.firstIsHere, at: first)],
          help: Wording.renameOrRemove)
        continue
      }
      if let field = field(entry, name: name, isMarked: isMarked, in: context) {
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
    _ entry: YAMLEntry, name: Located<String>, isMarked: Bool, in context: FieldContext
  ) -> Field? {
    if entry.key.isPlain, entry.key.withText(PlainScalar.mayBeMisread), PlainScalar.misreading(name.value) != nil {
      reading.warnIfMisread(entry.key)
    }
    let node = entry.value
    var entries: Entries?
    if node.kind == .mapping, !isMap(node) {
      guard let opened = reading.open(node, as: .field, at: name.range) else { return nil }
      entries = opened
    } else if reading.isMissing(node, what: .verbatim("`\(name.value)`"), key: entry.key, isText: false) {
      return nil
    }
    let inner = FieldContext(
      owner: context.owner, isLenient: entries?.bool("lenient") ?? context.isLenient, place: context.place)
    guard let type = fieldType(entries == nil ? node : nil, entries, of: name, in: inner) else { return nil }
    let range = entry.key.range.through(node.range)
    let isOptional = type.isOptional || isMarked
    var field = Field(
      declaration: entries.map { Declaration(name: name, entries: $0, range: range) }
        ?? Declaration(name: name, range: range),
      type: type.type, typeRange: type.range, isOptional: isOptional, omission: isOptional ? .nil : .never,
      isLenient: inner.isLenient)
    if let entries { details(of: &field, from: entries, in: context) }
    checkSwiftName(field.swiftName, at: field.swiftNameRange ?? name.range, in: context)
    if context.place == .local, field.isRequired, entries?.mentions("default") != true {
      reading.report(
        .misfitLocal,
        Phrase(
          "a local field never travels: `\(name.value)` must be optional or have a default",
          zh: "本地字段从不传输：`\(name.value)` 必须可选或有默认值"),
        at: name.range,
        help: Phrase(
          "write `\(name.value)?`, or give it a `default`", zh: "写成 `\(name.value)?`，或给它一个 `default`"))
    }
    return field
  }

  private mutating func checkSwiftName(_ text: String, at range: SourceRange, in context: FieldContext) {
    let isFree = SwiftNames.isWord(text, notIn: SwiftNames.typesInUse, context.members)
    if isFree, !isSharedType(text) { return }
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
