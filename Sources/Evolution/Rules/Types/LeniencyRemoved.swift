import Schema
import SourceText

extension EvolutionRule {
  static let leniencyRemoved = EvolutionRule(
    "leniency-removed",
    summary: LocalizedText("strict decoding where a release is lenient", zh: "已发布版本宽松解析，现在严格解析"),
    why: LocalizedText(
      "Values of other types, which other clients may send, were converted before and are invalid from now on.",
      zh: "其他客户端可能发送别的类型的值：以前会转换，从此无效。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { count: int32 }
          """,
        to: """
          message: Gift
          id: 7
          fields: { count: { type: int32, lenient: false } }
          """,
        breaks: ["Gift/fields/count new-reads-old=foreign"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { count: int32, note: string? }
          """,
        to: """
          === messagegen.yaml
          version: 1
          lenient: false
          === Schemas/Example.yaml
          message: Gift
          id: 7
          fields: { count: int32, note: string? }
          """,
        breaks: ["lenient new-reads-old=foreign"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          ---
          message: Poll
          id: 8
          """,
        to: """
          === messagegen.yaml
          version: 1
          envelopes: { default: { id: type, payload: data, strict: true } }
          === Schemas/Example.yaml
          message: Gift
          id: 7
          ---
          message: Poll
          id: 8
          """,
        breaks: ["envelopes/default new-reads-old=foreign"]),
      EvolutionExample(
        from: """
          === messagegen.yaml
          version: 1
          envelopes: { default: { id: type, payload: data, encoding: object-or-json-string } }
          === Schemas/Example.yaml
          message: Gift
          id: 7
          """,
        to: """
          message: Gift
          id: 7
          """,
        breaks: ["envelopes/default new-reads-old=foreign"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { count: { type: int32, lenient: false } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { count: int32 }
          """),
    ],
    .field { field in
      let isAroundStricter = field.around.old.isLenient && !field.around.new.isLenient
      let isStricter = field.oldSide.isLenient && !field.newSide.isLenient
      let isJSON = !field.new.isInNamedSlot && field.new.type.leaf != .json
      return isStricter && !isAroundStricter && isJSON ? [.stricter(field)] : []
    },
    .schema { pair in
      let isStricter = pair.oldSide.isLenient && !pair.newSide.isLenient
      return (isStricter ? [.stricterConfiguration(pair)] : [])
        + pair.messages.compactMap { .stricterEnvelope($0, pair) }
    })
}

extension Change {
  private static let help = LocalizedText("keep lenient decoding", zh: "保留宽松解析")

  fileprivate static func stricter(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText(
        "`\(field.new.name)` is decoded strictly from now on", zh: "`\(field.new.name)` 改为严格解析"),
      help: help, [field.newReadsOld(.foreign)])
  }

  /// One for all fields.
  fileprivate static func stricterConfiguration(_ pair: SchemaPair) -> Change {
    let range = pair.new.configuration.lenientRange ?? pair.new.configuration.schemas.range
    return Change(
      at: "lenient", LocalizedText("all fields are decoded strictly from now on", zh: "所有字段改为严格解析"), help: help,
      at: range, released: pair.old.configuration.lenientRange, symbol: "lenient", [.newReadsOld(.foreign)])
  }

  /// What an envelope is read in no longer, once for all of its messages.
  fileprivate static func stricterEnvelope(_ messages: SchemaPair.Messages, _ pair: SchemaPair) -> Change? {
    let (old, new) = (pair.old[messages.old.envelope], pair.new[messages.new.envelope])
    guard Dispatch.Group.Key(old) == Dispatch.Group.Key(new) else { return nil }
    let name = new.name.value
    if new.isStrict, !old.isStrict {
      return envelope(
        new, since: old,
        LocalizedText(
          "ids in the envelope `\(name)` are compared strictly from now on", zh: "信封 `\(name)` 中的 ID 改为严格比较"),
        help: LocalizedText("remove `strict`", zh: "删除 `strict`"))
    }
    if old.encoding == .either, new.encoding == .object {
      return envelope(
        new, since: old,
        LocalizedText(
          "payloads as JSON strings are no longer decoded in the envelope `\(name)`",
          zh: "信封 `\(name)` 不再解析 JSON 字符串形式的载荷"),
        help: LocalizedText(
          "keep `encoding: object-or-json-string`", zh: "保留 `encoding: object-or-json-string`"))
    }
    return nil
  }

  private static func envelope(
    _ new: Envelope, since old: Envelope, _ message: LocalizedText, help: LocalizedText
  ) -> Change {
    Change(
      at: "envelopes/" + new.name.value, message, help: help, at: new.range, released: old.range,
      symbol: new.name.value, [.newReadsOld(.foreign)])
  }
}
