import Schema
import SourceText

extension LintRule {
  static let tuikitNearID = LintRule(
    "tuikit-near-id", .warning, theme: .ids,
    summary: LocalizedText(
      "an id that differs from a TUIKit id only in case or separators", zh: "与 TUIKit 自己的 ID 只有大小写或分隔符不同"),
    why: LocalizedText(
      """
      TUIKit compares ids exactly: `Order` is not its own `order`. People do not, and sooner or later a sender uses \
      the id that shows someone else's bubble.
      """,
      zh: """
        TUIKit 按原样比较 ID：`Order` 与它自己的 `order` 是两种消息。人却分不清，迟早有发送方会写成另一个，显示出别人的气泡。
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
        message.businessIDs(in: schema).compactMap { businessID in
          guard let id = businessID.id, !TUIKitID.isBuiltIn(id), let own = TUIKitID.near(id) else { return nil }
          return .near(id, own, businessID.range)
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
      LocalizedText(
        "id `\(id)` is nearly identical to TUIKit's own `\(own)`", zh: "ID `\(id)` 与 TUIKit 自己的 `\(own)` 几乎相同"),
      at: range,
      help: LocalizedText("choose an id that is easy to tell apart", zh: "换一个容易区分的 ID"))
  }
}
