import Schema
import SourceText

extension LintRule {
  static let tuikitNearID = LintRule(
    "tuikit-near-id", .warning, theme: .identity,
    summary: Phrase(
      "an id that differs from one of TUIKit's by case or separators alone", zh: "与 TUIKit 自己的标识只有大小写或分隔符不同"),
    why: Phrase(
      """
      TUIKit compares ids exactly: `Order` is another message than its own `order`. People do not, and sooner or later \
      a sender writes the one that shows somebody else's bubble.
      """,
      zh: """
        TUIKit 按原样比较标识：`Order` 与它自己的 `order` 是两条消息。人却分不清，迟早有发送方会写成另一个，显示出别\
        人的气泡。
        """),
    bad: [
      """
      message: Order
      envelope: flat
          ↓
      id: Order
      ---
      message: TextLink
      envelope: flat
          ↓
      id: textLink
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: Order
      envelope: flat
      id: shop_order
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .schema { schema in
      schema.tuikitMessages.flatMap { message, _ in
        message.tuikitReadings(in: schema).compactMap { reading in
          guard let id = reading.id, !TUIKitID.isBuiltIn(id), let own = TUIKitID.near(id) else { return nil }
          return .near(id, own, reading.range)
        }
      }
    })
}

extension TUIKitID {
  /// The built-in id that looks the same to people.
  static func near(_ id: String) -> String? {
    let folded = Names.folded(id)
    return builtIn.sorted().first { Names.folded($0) == folded }
  }
}

extension Finding {
  fileprivate static func near(_ id: String, _ own: String, _ range: SourceRange) -> Finding {
    Finding(
      Phrase("id `\(id)` is nearly `\(own)`, which is TUIKit's own", zh: "标识 `\(id)` 与 TUIKit 自己的 `\(own)` 几乎相同"),
      at: range,
      help: Phrase("choose an id that people can tell apart", zh: "选择人能分得清的标识"))
  }
}
