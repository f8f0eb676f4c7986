import Schema
import SourceText

extension Rule {
  static let idArity = Rule(
    "id-arity", .error, isConfigurable: false, theme: .ids,
    summary: LocalizedText("an id with too many or too few values for its envelope", zh: "值的个数与信封的 ID 键个数不符"),
    why: LocalizedText(
      """
      Each id key of the envelope takes one value. With too few, the message would match any value in that place; \
      with too many, one has no key.
      """,
      zh: "信封的每个 ID 键对应一个值。少一个，消息就会匹配任意值；多一个，就没有位置可放。"),
    bad: [
      """
      message: Gift
      envelope: pair
          ↓
      id: 5
      === messagegen.yaml
      version: 1
      envelopes: { pair: { id: [first, second], payload: data } }
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
        default: { id: type, payload: data }
        pair: { id: [first, second], payload: data }
      """
    ])
}

extension Diagnostic {
  static func idArity(of typeID: TypeID, in envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    let isList = typeID.components.count > 1 && envelope.keyCount == 1
    let values = Wording.count(typeID.components.count, "value", zh: "个值")
    let wanted = Wording.count(envelope.keyCount, "id key", zh: "个 ID 键")
    return Diagnostic(
      .idArity,
      LocalizedText(
        "found \(values) for \(wanted) of envelope `\(name)`", zh: "信封 `\(name)` 有 \(wanted)，这里写了 \(values)"),
      at: typeID.range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: isList
        ? Wording.severalIdentities : LocalizedText("write one value for each id key", zh: "每个 ID 键写一个值"))
  }
}
