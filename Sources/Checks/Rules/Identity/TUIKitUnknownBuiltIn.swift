import Schema
import SourceText

extension Rule {
  static let tuikitUnknownBuiltIn = Rule(
    "tuikit-unknown-built-in", .warning,
    summary: "`builtIn: true` with an id that TUIKit does not have",
    why: """
      A built-in message gets no cell, since TUIKit has one. If it has none, the message is shown as one that is not \
      supported.
      """,
    bad: [
      """
      message: TextLink
      envelope: flat
          ↓
      id: textlink
      builtIn: true
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: TextLink
      envelope: flat
      id: text_link
      builtIn: true
      ---
      message: Card
      envelope: service
      id: "22"
      builtIn: true
      === messagegen.yaml
      version: 1
      envelopes:
        flat: { id: businessID }
        service: { present: customerServicePlugin, id: src, constants: { customerServicePlugin: 0 } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .message { message, schema in
      guard message.isBuiltIn, schema.tuikitTarget(of: message) != nil else { return [] }
      return message.tuikitReadings(in: schema).compactMap { reading in
        guard let id = reading.id, !TUIKitID.isBuiltIn(id) else { return nil }
        return .notBuiltIn(id, reading.range)
      }
    })
}

extension Finding {
  fileprivate static func notBuiltIn(_ id: String, _ range: SourceRange) -> Finding {
    let near = TUIKitID.near(id) ?? Spelling.nearest(to: id, in: TUIKitID.builtIn.sorted())
    return Finding(
      "TUIKit has no message `\(id)`", at: range,
      help: near.map { "did you mean `\($0)`?" } ?? "remove `builtIn`, so that the message gets a cell")
  }
}
