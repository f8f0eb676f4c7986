import Schema
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

extension Diagnostic {
  static func badEnvelope(emptyKeyIn path: Located<String>) -> Diagnostic {
    Diagnostic(
      .badEnvelope, Phrase("the path `\(path.value)` has an empty key", zh: "路径 `\(path.value)` 中有空的键"),
      at: path.range,
      help: Phrase("keys are divided by one slash; a slash inside a key is `~1`", zh: "键之间用一个斜杠分隔；键里的斜杠写成 `~1`"))
  }

  static func badEnvelope(_ envelope: Envelope, idAndOutsideAt range: SourceRange) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .badEnvelope,
      Phrase("`\(name)` has an `id`, and takes its identity from outside", zh: "`\(name)` 有 `id`，又从外部取得标识"),
      at: range, help: Phrase("remove one of the two", zh: "删除两者之一"))
  }

  static func badEnvelope(unrecognizable envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .badEnvelope,
      Phrase("nothing tells that a message is in the envelope `\(name)`", zh: "无法判断一条消息是否在封套 `\(name)` 里"),
      at: envelope.name.range,
      help: Phrase("add `id`, `present`, or `outside: true`", zh: "加上 `id`、`present` 或 `outside: true`"))
  }

  static func badEnvelope(_ envelope: Envelope, encodingAt range: SourceRange) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .badEnvelope,
      Phrase(
        "`encoding` is that of the payload, and `\(name)` has no `data`",
        zh: "`encoding` 说的是负载的编码，而 `\(name)` 没有 `data`"),
      at: range, help: Phrase("add `data`, or remove `encoding`", zh: "加上 `data`，或删除 `encoding`"))
  }

  static func badEnvelope(listWithoutOutsideAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badEnvelope, Phrase("a list has no place for an identity", zh: "列表里没有放标识的位置"), at: range,
      help: Phrase("add `outside: true`", zh: "加上 `outside: true`"))
  }

  static func badEnvelope(keyOfList key: Located<String>) -> Diagnostic {
    Diagnostic(
      .badEnvelope,
      Phrase(
        "a list has no keys: `\(key.value)` does not go with `root: list`",
        zh: "列表没有键：`\(key.value)` 不能与 `root: list` 同时使用"),
      at: key.range, help: Wording.removeIt)
  }

  static func badEnvelope(identitiesSharing path: Envelope.Path, at range: SourceRange) -> Diagnostic {
    let path = path.map(\.text).joined(separator: "/")
    return Diagnostic(
      .badEnvelope, Phrase("two identities are in the same place, `\(path)`", zh: "两个标识在同一个位置 `\(path)`"), at: range,
      help: Phrase("each has a place of its own", zh: "每个标识各有自己的位置"))
  }

  static func badEnvelope(payloadInIdentityAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badEnvelope, Phrase("the payload is where the identity is", zh: "负载和标识在同一个位置"), at: range,
      help: Phrase("give them different paths", zh: "给它们不同的路径"))
  }
}
