import Schema
import SourceText

extension Rule {
  static let tuikitIDShape = Rule(
    "tuikit-id-shape", .note,
    summary: "a `businessID` that is not written like TUIKit's own",
    why: """
      The id is a key of dictionaries, the name under which cells are reused, and a word in logs, on every platform. \
      Lower case letters, digits and underscores, at most 64, are safe in all of these.
      """,
    bad: [
      """
      message: RedPacket
      envelope: flat
          ↓
      id: 红包
      ---
      message: Card
      envelope: flat
                  ↓
      ids: [card, my-card]
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: RedPacket
      envelope: flat
      id: red_packet_2
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .schema { schema in
      schema.tuikitMessages.flatMap { message, _ in
        message.tuikitReadings(in: schema).compactMap { reading in
          guard let id = reading.id, !TUIKitID.isBuiltIn(id), !isUsual(id) else { return nil }
          return .unusual(id, reading.range, message)
        }
      }
    })
}

private func isUsual(_ id: String) -> Bool {
  guard id.unicodeScalars.count <= 64, let first = id.unicodeScalars.first, ("a"..."z").contains(first) else {
    return false
  }
  return id.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "_" }
}

extension Finding {
  fileprivate static func unusual(_ id: String, _ range: SourceRange, _ message: Message) -> Finding {
    let suggestion = Names.words(of: message.name).joined(separator: "_")
    return Finding(
      "the id `\(id)` is not lower case letters, digits and underscores, at most 64", at: range,
      help: isUsual(suggestion) ? "write it as `\(suggestion)`, if nobody sends it yet" : "choose a shorter, plain one")
  }
}
