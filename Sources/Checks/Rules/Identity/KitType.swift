import Schema
import SourceText

extension Rule {
  static let kitType = Rule(
    "kit-type", .error,
    summary: "an id that the V10 UI kit of a `nim-v2` target cannot take, or has for itself",
    why: """
      NetEase's V10 UI kit takes the integer under `type` at the root of the JSON for the type of a custom message and \
      looks for its cell under that number, among its own: a message with 1 to 17 replaces the cell of texts, images \
      and so on, one with 101 or 102 is read as a merged forward or a rich text, and one without an integer there is \
      shown as an unknown message. An app that has `nim-v2` without that kit turns the rule off.
      """,
    bad: [
      """
      message: Gift
          ↓
      id: 102
      ---
      message: Dice
          ↓
      id: 5
      ---
      message: Poll
            ↓
      ids: [10..30, 34]
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nim-v2] }]
      """,
      """
      message: Gift
          ↓
      id: gift
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nim-v2] }]
      """,
      """
      message: Gift
      envelope: flat
          ↓
      id: 20
      layout: { size: [200, 50] }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nim-v2] }]
      """,
    ],
    good: [
      """
      message: Gift
      id: 20
      ---
      message: Signal
      envelope: flat
      id: call
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nim-v2] }]
      """,
      """
      message: Gift
      id: 5
      ---
      message: Card
      id: 1000
      === messagegen.yaml
      version: 1
      targets:
        - { name: Old, path: Sources/Old/Generated, sdk: [nimkit] }
        - { name: New, path: Sources/New/Generated, sdk: [nim-v2], messages: [Card] }
      """,
    ],
    .message { message, schema in
      guard let target = schema.configuration.targets.first(where: { $0.sdks.contains(.nimV2) && $0.has(message) })
      else { return [] }
      guard message.isToldByKitType(in: schema) else {
        return message.layout == nil || message.isHidden ? [] : [.withoutType(message, target)]
      }
      return message.identity.entries.compactMap { .kitType($0, message, target, in: schema) }
    })
}

extension Finding {
  fileprivate static func withoutType(_ message: Message, _ target: Target) -> Finding {
    Finding(
      "the V10 UI kit finds no integer `type` in the JSON of `\(message.name)`, and shows it as an unknown message",
      at: message.identity.range, notes: [note(target)],
      help: "give it an envelope whose `id` is `type`, or leave its `layout` out")
  }

  /// nil: the kit can take the identity.
  fileprivate static func kitType(
    _ entry: Identity.Entry, _ message: Message, _ target: Target, in schema: Schema
  ) -> Finding? {
    let trouble: String
    switch entry.places.first {
    case .value(.integer(let value)): trouble = owner(of: value...value).map { "is \($0)" } ?? ""
    case .range(let range): trouble = owner(of: range).map { "meets \($0)" } ?? ""
    case .value(.string): trouble = "is a string, and the V10 UI kit reads an integer alone"
    case .any, nil: trouble = "may be any, those of the V10 UI kit among them"
    }
    if trouble.isEmpty { return nil }
    let free = schema.nextFreeID(in: message.envelope)
    return Finding(
      "id \(entry.yaml) of `\(message.name)` \(trouble)", at: entry.range, notes: [note(target)],
      help: "choose an integer that is not in 1..17, 101 or 102"
        + (free.map { "; the next free id is \($0)" } ?? ""))
  }

  private static func owner(of integers: ClosedRange<Int64>) -> String? {
    if KitType.ownMessages.overlaps(integers) { return "one of the V10 UI kit's own messages" }
    return KitType.builtInCells.overlaps(integers) ? "a built-in cell of the V10 UI kit" : nil
  }

  private static func note(_ target: Target) -> Diagnostic.Note {
    .init("the target with `nim-v2` is here", at: target.name.range)
  }
}
