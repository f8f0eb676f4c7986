import Schema
import SourceText

extension Rule {
  static let identityArity = Rule(
    "identity-arity", .error, isFatal: true, theme: .identities,
    summary: Phrase("more or fewer values than the envelope has identity keys", zh: "值的个数与封套的标识键个数不符"),
    why: Phrase(
      """
      Each identity key of the envelope takes one value. With one too few the message would match whatever \
      stands there, and with one too many a value has no place.
      """,
      zh: "封套的每个标识键对应一个值。少一个，消息就会匹配任意值；多一个，就没有位置可放。"),
    bad: [
      """
      message: Gift
      envelope: pair
          ↓
      id: 5
      === messagegen.yaml
      version: 1
      envelopes: { pair: { id: [first, second], data: data } }
      """,
      """
      message: Gift
          ↓
      id: [1, 2]
      """,
    ],
    good: [
      """
      message: Gift
      envelope: pair
      id: [10, 101]
      ---
      message: Order
      ids: [1, 2]
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, data: data }
        pair: { id: [first, second], data: data }
      """
    ])
}

extension Diagnostic {
  static func identityArity(of entry: Identity.Entry, in envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    let isList = entry.places.count > 1 && envelope.keyCount == 1
    let values = Wording.count(entry.places.count, "value", zh: "个值")
    let wanted = Wording.count(envelope.keyCount, "identity key", zh: "个标识键")
    return Diagnostic(
      .identityArity,
      Phrase("\(values) for \(wanted) of the envelope `\(name)`", zh: "封套 `\(name)` 有 \(wanted)，这里写了 \(values)"),
      at: entry.range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: isList
        ? Wording.severalIdentities : Phrase("one value for each identity key", zh: "每个标识键写一个值"))
  }
}
