import Schema
import SourceText

extension Rule {
  static let tuikitIdentity = Rule(
    "tuikit-identity", .error,
    summary: "a message that TUIKit cannot tell by a text under `businessID`",
    why: """
      TUIKit takes the text under `businessID` at the root of the JSON for the type of a custom message, and looks \
      nowhere else. A number there, a key inside of another, a range or a second key is nothing to it: the message, \
      a hidden one too, is shown as one that is not supported.
      """,
    bad: [
      """
      message: Gift
          ↓
      id: gift
      ---
      message: Dice
      envelope: flat
          ↓
      id: 5
      ---
      message: Poll
      envelope: flat
            ↓
      ids: [10..30, poll]
      ---
      message: Pair
      envelope: pair
          ↓
      id: [pair, 1]
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, data: data }
        flat: { id: businessID }
        pair: { id: [businessID, kind] }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: Gift
      envelope: flat
      id: gift
      ---
      message: Card
      envelope: nested
      ids: [card, big_card]
      ---
      message: Bot
      envelope: bot
      builtIn: true
      === messagegen.yaml
      version: 1
      envelopes:
        flat: { id: businessID }
        nested: { id: businessID, data: data }
        bot: { present: chatbotPlugin, constants: { chatbotPlugin: 2 } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Gift
      id: 20
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }]
      """,
    ],
    .schema { schema in
      schema.tuikitMessages.flatMap { message, target -> [Finding] in
        let envelope = schema[message.envelope]
        let readings = message.tuikitReadings(in: schema)
        guard !envelope.isList, !readings.contains(where: { $0.id.map(TUIKitID.isBuiltIn) ?? false }) else { return [] }
        guard envelope.identity == [[TUIKitID.key]] else {
          return [.elsewhere(message, envelope, target)]
        }
        return readings.filter { $0.id == nil }.map { .notText($0.range, message, target) }
      }
    })
}

extension Finding {
  fileprivate static func elsewhere(_ message: Message, _ envelope: Envelope, _ target: Target) -> Finding {
    let isCompound = envelope.identity.contains([TUIKitID.key])
    return Finding(
      isCompound
        ? "TUIKit tells `\(message.name)` by `businessID` alone, and its other keys by nothing"
        : "TUIKit finds no `businessID` in the JSON of `\(message.name)`, and shows it as not supported",
      at: message.identity.range, notes: [tuikitNote(target)],
      help: "give it an envelope whose `id` is `businessID`, or leave it out of the target's `messages`")
  }

  fileprivate static func notText(_ range: SourceRange, _ message: Message, _ target: Target) -> Finding {
    Finding(
      "TUIKit takes texts alone for the `businessID` of `\(message.name)`", at: range, notes: [tuikitNote(target)],
      help: "write a text: `id: \(Names.words(of: message.name).joined(separator: "_"))`")
  }
}
