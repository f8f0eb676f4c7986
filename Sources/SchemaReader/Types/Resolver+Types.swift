import Schema
import SourceText

extension Resolver {
  /// A field's type as it is read: what it is, whether a `?` stands on it, and where it is written.
  struct ReadType: Sendable {
    var type: FieldType
    var isOptional = false
    var range: SourceRange
  }

  /// What the name of a type may take its meaning from.
  struct TypeContext: Sendable {
    var entries: Entries?
    var field: Located<String>
    /// Where the type is written, or else the field.
    var place: SourceRange
    var fields: FieldContext
  }

  /// The type of a field: of its short form, or of the keys of its long form.
  mutating func fieldType(
    _ short: YAMLNode?, _ entries: Entries?, of name: Located<String>, in fields: FieldContext
  ) -> ReadType? {
    let context = TypeContext(
      entries: entries, field: name, place: (short ?? entries?["type"])?.range ?? name.range, fields: fields)
    guard let node = short ?? entries?["type"] else {
      return entries.flatMap { inlineWithoutType($0, context) }
    }
    guard let read = type(node, context) else { return nil }
    if let entries { checkCompanions(of: read, entries) }
    return read
  }

  private mutating func inlineWithoutType(_ entries: Entries, _ context: TypeContext) -> ReadType? {
    guard !entries.mentions("type") else { return nil }
    switch (entries.mentions("object"), entries.mentions("enum")) {
    case (false, false):
      reading.report(
        .missingKey, "a field needs `type`", at: context.field.range, help: "add `type: string`, or what it is")
      return nil
    case (true, true):
      reading.report(
        .conflictingKeys, "a field is an `object` or an `enum`, not both",
        at: entries.keyRange("enum") ?? entries.range,
        help: "remove one of them")
      return nil
    case (true, false):
      checkMisplaced(["unit"], entries, "is for timestamps")
      return inlineObject(context).map { ReadType(type: $0, range: entries.keyRange("object") ?? entries.range) }
    case (false, true):
      checkMisplaced(["unit"], entries, "is for timestamps")
      return inlineEnum(context).map { ReadType(type: $0, range: entries.keyRange("enum") ?? entries.range) }
    }
  }

  /// The keys beside `type` that belong to some types alone.
  private mutating func checkCompanions(of read: ReadType, _ entries: Entries) {
    let leaf = read.type.leaf
    if case .timestamp = leaf {} else { checkMisplaced(["unit"], entries, "is for timestamps") }
    let isInlineObject = if case .object(let id) = leaf { objects[id.index].owner != .shared } else { false }
    let isInlineEnum = if case .enumeration(let id) = leaf { enums[id.index].owner != .shared } else { false }
    if !isInlineObject { checkMisplaced(["object"], entries, "stands beside `type: object`") }
    if !isInlineEnum { checkMisplaced(["enum"], entries, "stands beside `type: enum`") }
    if !isInlineObject, !isInlineEnum { checkMisplaced(["named"], entries, "names an inline object or enum") }
  }

  private mutating func checkMisplaced(_ keys: [String], _ entries: Entries, _ reason: String) {
    for key in keys {
      guard let range = entries.keyRange(key) else { continue }
      reading.report(.misplacedKey, "`\(key)` \(reason)", at: range, help: "remove it, or change the type")
    }
  }

  /// A type with or without a `?` on it.
  private mutating func type(_ node: YAMLNode, _ context: TypeContext) -> ReadType? {
    guard node.kind == .scalar, node.isPlain, node.text.hasSuffix("?") else {
      return element(node, context).map { ReadType(type: $0, range: node.range) }
    }
    let name = Located(String(node.text.dropLast()), node.range)
    guard name.value.last != "?" else {
      reading.report(.misplacedOptional, "one `?` is enough", at: node.range, help: "write `\(name.value)`")
      return nil
    }
    return named(name, context, suffix: "?").map { ReadType(type: $0, isOptional: true, range: node.range) }
  }

  /// A type without a `?`, as it stands in lists and maps.
  mutating func element(_ node: YAMLNode, _ context: TypeContext) -> FieldType? {
    guard !reading.isMissing(node, what: "the type", key: nil, isText: false) else { return nil }
    switch node.kind {
    case .sequence: return list(node, context)
    case .mapping: return map(node, context)
    case .scalar:
      let text = node.text
      guard node.isPlain else {
        reading.reportQuoted(node, text)
        return nil
      }
      guard text.hasSuffix("?") else { return named(Located(text, node.range), context) }
      let bare = String(text.dropLast())
      reading.report(
        .misplacedOptional, "the elements of a list and the values of a map are never nil", at: node.range,
        help: "write `\(bare)`; the `?` of the whole stands on the field's name",
        fixIts: [.init("remove the `?`", replace: node.range, with: bare)])
      return nil
    }
  }
}
