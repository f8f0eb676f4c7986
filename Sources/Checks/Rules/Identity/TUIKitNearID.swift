import Schema
import SourceText

extension Rule {
  static let tuikitNearID = Rule(
    "tuikit-near-id", .warning,
    summary: "an id that differs from one of TUIKit's by case or separators alone",
    why: """
      TUIKit compares ids exactly: `Order` is another message than its own `order`. People do not, and sooner or later \
      a sender writes the one that shows somebody else's bubble.
      """,
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
      "id `\(id)` is nearly `\(own)`, which is TUIKit's own", at: range, help: "choose an id that people can tell apart"
    )
  }
}
