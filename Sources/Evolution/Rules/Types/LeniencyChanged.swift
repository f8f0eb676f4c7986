import Schema
import SourceText

extension EvolutionRule {
  static let leniencyChanged = EvolutionRule(
    "leniency-changed", .error, .field { field in Change.leniencyChange(field).map { [$0] } ?? [] },
    .schema { pair in
      let isStricter =
        pair.oldContext.isLenient && !pair.newContext.isLenient
        && pair.decoded.contains { $0.new.fields.contains { $0.isLenient == nil && $0.hasLenientForms } }
      return (isStricter ? [.stricterConfiguration(pair)] : [])
        + pair.messages.compactMap { .stricterEnvelope($0, pair) }
    })
}

extension Change {
  private static let help = LocalizedText("keep lenient decoding", zh: "保留宽松解析")

  /// What only others write is said once, if all fields are stricter.
  fileprivate static func leniencyChange(_ field: FieldPair) -> Change? {
    guard field.oldContext.isLenient != field.newContext.isLenient, !field.new.isInNamedSlot else { return nil }
    let isStricter = field.oldContext.isLenient
    let isAroundStricter = field.around.old.isLenient && !field.around.new.isLenient
    let isForeign = isStricter && !isAroundStricter && field.hasOneType && field.new.hasLenientForms
    let consequences = field.outcomes + (isForeign ? [.newReadsOld(.foreign)] : [])
    guard !consequences.isEmpty else { return nil }
    let name = field.new.name
    return isStricter
      ? field.change(
        "`\(name)` is decoded strictly from now on", zh: "`\(name)` 改为严格解析", help: help, consequences)
      : field.change(
        "`\(name)` is decoded leniently from now on", zh: "`\(name)` 改为宽松解析",
        help: LocalizedText("keep strict decoding", zh: "保留严格解析"), consequences)
  }

  /// One for all fields.
  fileprivate static func stricterConfiguration(_ pair: SchemaPair) -> Change {
    let range = pair.new.configuration.lenientRange ?? pair.new.configuration.schemas.range
    return Change(
      at: "lenient", LocalizedText("all fields are decoded strictly from now on", zh: "所有字段改为严格解析"), help: help,
      at: range, released: pair.old.configuration.lenientRange, symbol: "lenient", [.newReadsOld(.foreign)])
  }

  /// What an envelope is read in no longer: once for all of its messages, or for one that is in another one now.
  fileprivate static func stricterEnvelope(_ messages: SchemaPair.Messages, _ pair: SchemaPair) -> Change? {
    let (old, new) = (pair.old[messages.old.envelope], pair.new[messages.new.envelope])
    let isStricter = new.isStrict && !old.isStrict
    guard isStricter || old.encoding == .either && new.encoding == .object,
      Dispatch.Group.Key(old) == Dispatch.Group.Key(new)
    else { return nil }
    let name = new.name.value
    let edit = pair.edit(of: messages.old, messages.new)
    let isMoved = edit.name == messages.new.name
    let message =
      isStricter ? stricterIDs(name, isMoved ? edit.name : nil) : fewerForms(name, isMoved ? edit.name : nil)
    let help =
      isMoved
      ? LocalizedText("keep it in the envelope `\(old.name.value)`", zh: "让它留在信封 `\(old.name.value)` 中")
      : isStricter
        ? LocalizedText("remove `strict`", zh: "删除 `strict`")
        : LocalizedText("keep `encoding: object-or-json-string`", zh: "保留 `encoding: object-or-json-string`")
    return Change(
      at: edit.name, message, help: help, at: edit.range, released: old.range, symbol: name, [.newReadsOld(.foreign)])
  }

  /// - Parameter message: one that has moved there.
  private static func stricterIDs(_ envelope: String, _ message: String?) -> LocalizedText {
    message.map {
      LocalizedText(
        "the id of `\($0)` is compared strictly in its new envelope, `\(envelope)`",
        zh: "`\($0)` 移到了信封 `\(envelope)`，其 ID 改为严格比较")
    }
      ?? LocalizedText(
        "ids in the envelope `\(envelope)` are compared strictly from now on", zh: "信封 `\(envelope)` 中的 ID 改为严格比较")
  }

  private static func fewerForms(_ envelope: String, _ message: String?) -> LocalizedText {
    message.map {
      LocalizedText(
        "the payload of `\($0)` as a JSON string is not decoded in its new envelope, `\(envelope)`",
        zh: "`\($0)` 移到了信封 `\(envelope)`，不再解析 JSON 字符串形式的载荷")
    }
      ?? LocalizedText(
        "payloads as JSON strings are no longer decoded in the envelope `\(envelope)`",
        zh: "信封 `\(envelope)` 不再解析 JSON 字符串形式的载荷")
  }
}

extension FieldPair {
  /// What becomes of values because either side is strict; another type or encoding is another rule's.
  fileprivate var outcomes: [Consequence] {
    guard hasOneType, old.encoding == new.encoding else { return [] }
    return consequences { $0.reader = $0.reader.asLenient(as: $0.writer) }
  }
}

extension Field {
  /// Lenient decoders take more for its value than strict ones.
  fileprivate var hasLenientForms: Bool {
    !isInNamedSlot && type.leaf != .json && !(type == .url && needsKey)
  }
}
