import Schema
import SourceText
import YAML

extension TypeResolver {
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

  /// The type of a field in its short form.
  func fieldType(_ node: YAMLNode, of name: Located<String>, in fields: FieldContext) -> ReadType? {
    type(node, TypeContext(field: name, place: node.range, fields: fields))
  }

  /// The type of a field of which these keys tell.
  func fieldType(_ entries: Entries, of name: Located<String>, in fields: FieldContext) -> ReadType? {
    let node = entries["type"]
    let context = TypeContext(entries: entries, field: name, place: node?.range ?? name.range, fields: fields)
    guard let node else { return inlineWithoutType(entries, context) }
    guard let read = type(node, context) else { return nil }
    checkCompanions(of: read, entries)
    return read
  }

  private func inlineWithoutType(_ entries: Entries, _ context: TypeContext) -> ReadType? {
    guard !entries.mentions("type") else { return nil }
    switch (entries.mentions("object"), entries.mentions("enum")) {
    case (false, false):
      report(
        .missingKey, Phrase("a field needs `type`", zh: "字段缺少 `type`"), at: context.field.range,
        help: Phrase(
          "add `type: string`, or what it is; fields inside of it stand under `object: { … }`",
          zh: "加上 `type: string`，或它实际的类型；它内部的字段写在 `object: { … }` 下"))
      return nil
    case (true, true):
      report(.conflictingKeys(ofFieldAt: entries.keyRange("enum") ?? entries.range))
      return nil
    case (true, false):
      checkMisplaced("unit", entries, Self.isForTimestamps)
      return inlineObject(context).map { ReadType(type: $0, range: entries.keyRange("object") ?? entries.range) }
    case (false, true):
      checkMisplaced("unit", entries, Self.isForTimestamps)
      return inlineEnum(context).map { ReadType(type: $0, range: entries.keyRange("enum") ?? entries.range) }
    }
  }

  private static let isForTimestamps = Phrase("is for timestamps", zh: "只用于时间戳")

  /// The keys beside `type` that belong to some types alone.
  private func checkCompanions(of read: ReadType, _ entries: Entries) {
    let leaf = read.type.leaf
    if case .timestamp = leaf {} else { checkMisplaced("unit", entries, Self.isForTimestamps) }
    let isInlineObject = if case .object(let id) = leaf { symbols[id].owner != .shared } else { false }
    let isInlineEnum = if case .enumeration(let id) = leaf { symbols[id].owner != .shared } else { false }
    if !isInlineObject {
      checkMisplaced("object", entries, Phrase("stands beside `type: object`", zh: "要写在 `type: object` 旁边"), read)
    }
    if !isInlineEnum {
      checkMisplaced("enum", entries, Phrase("stands beside `type: enum`", zh: "要写在 `type: enum` 旁边"), read)
    }
    if !isInlineObject, !isInlineEnum {
      checkMisplaced("named", entries, Phrase("names an inline object or enum", zh: "用于给内联对象或枚举命名"))
    }
  }

  /// - Parameter inline: The type beside which an inline type stands.
  private func checkMisplaced(
    _ key: String, _ entries: Entries, _ reason: @autoclosure () -> Phrase, _ inline: ReadType? = nil
  ) {
    guard let range = entries.keyRange(key) else { return }
    let (name, reason) = (key, reason())
    var help = Phrase("remove it, or change the type", zh: "删除它，或修改类型")
    var fixIts: [Diagnostic.FixIt] = []
    // In JSON Schema the type of the values stands beside them.
    if let inline, let type = inlineType(name, in: inline.range) {
      help = Phrase("write `type: \(type)`, or remove `type`", zh: "写成 `type: \(type)`，或删除 `type`")
      fixIts = [.init(Wording.write("type: \(type)"), replace: inline.range, with: type)]
    }
    report(
      .misplacedKey, Phrase("`\(name)` \(reason)", zh: "`\(name)` \(reason)"), at: range, help: help, fixIts: fixIts)
  }

  /// A type as it is written, with the word for an inline type in the place of the name in it; nil over several lines.
  private func inlineType(_ word: String, in range: SourceRange) -> String? {
    let source = forms.source(range)
    guard !source.contains("\n"), !source.contains("#") else { return nil }
    let isName = { (byte: UInt8) in !"[]{}: ?".utf8.contains(byte) }
    guard let last = source.utf8.lastIndex(where: isName) else { return nil }
    let start = source.utf8[..<last].lastIndex { !isName($0) }.map { source.utf8.index(after: $0) } ?? source.startIndex
    return source[..<start] + word + source[source.utf8.index(after: last)...]
  }

  /// A type with or without a `?` on it.
  private func type(_ node: YAMLNode, _ context: TypeContext) -> ReadType? {
    guard node.isPlain, node.text.hasSuffix("?") else {
      return element(node, context).map { ReadType(type: $0, range: node.range) }
    }
    let name = Located(TypeName.bare(node.text), node.range)
    return named(name, context, suffix: "?").map { ReadType(type: $0, isOptional: true, range: node.range) }
  }

  /// Says that there are more marks than one.
  ///
  /// - Parameter isMarked: Whether there is one on the field's name.
  func checkMarks(of type: ReadType, isMarked: Bool, _ field: Located<String>) {
    guard type.isOptional else { return }
    let count = forms.source(type.range).utf8.reversed().prefix { $0 == UInt8(ascii: "?") }.count
    guard count > (isMarked ? 0 : 1) else { return }
    let end = type.range.end
    let marks = SourceRange(file: type.range.file, start: end - count + (isMarked ? 0 : 1), end: end)
    // An alias stands for a type that others may use as it is.
    let isOwn = field.range.file == marks.file && field.range.start < marks.start
    report(
      .repeatedOptional,
      Phrase("`\(field.value)` is marked as optional twice", zh: "`\(field.value)` 重复标记为可选"), at: marks,
      help: Phrase("remove the second `?`", zh: "删除第二个 `?`"),
      fixIts: isOwn
        ? [.init(Phrase("remove the `?`", zh: "删除 `?`"), replace: marks, with: "", isSafe: true)] : [])
  }

  /// A type without a `?`, as it stands in lists and maps.
  func element(_ node: YAMLNode, _ context: TypeContext) -> FieldType? {
    guard !forms.isMissing(node, what: Phrase("the type", zh: "类型"), key: nil, isText: false) else { return nil }
    switch node.kind {
    case .sequence: return list(node, context)
    case .mapping: return map(node, context)
    case .scalar:
      let text = node.text
      guard node.isPlain else {
        reportQuotedType(node, context)
        return nil
      }
      guard text.hasSuffix("?") else {
        return named(Located(text, node.range), context)
      }
      let bare = TypeName.bare(text)
      reportOptionalElement(of: TypeName.swiftSpelling(bare) ?? bare, at: node.range)
      return nil
    }
  }
}
