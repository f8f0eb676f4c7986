import SourceText

extension Rule {
  static let badEnvelope = Rule(
    "bad-envelope", .error, isFatal: true, theme: .identities,
    summary: Phrase("an envelope whose keys contradict one another", zh: "封套的键互相矛盾"),
    why: Phrase(
      """
      An envelope says where one identity and one payload are. Where its keys contradict one another, what is \
      written in one place would be looked for in another.
      """,
      zh: "封套规定标识和负载各在何处。键之间互相矛盾时，写在一处的内容会到另一处去找。"),
    bad: [
      """
      message: Gift
      envelope: mine
      id: 1
      === messagegen.yaml
      version: 1
      envelopes:
                                ↓
        mine: { id: type, data: type }
      """,
      """
      message: Gift
      envelope: mine
      id: 1
      === messagegen.yaml
      version: 1
      envelopes:
                          ↓
        mine: { id: type, encoding: json-string }
      """,
      """
      message: Gift
      envelope: mine
      id: 1
      === messagegen.yaml
      version: 1
      envelopes:
                ↓
        mine: { id: type, outside: true }
      """,
    ],
    good: [
      """
      message: Gift
      envelope: mine
      id: 1
      === messagegen.yaml
      version: 1
      envelopes:
        mine: { id: type, data: data, encoding: json-string }
      """
    ])
}
