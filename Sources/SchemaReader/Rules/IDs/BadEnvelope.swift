import Schema
import SourceText

extension Rule {
  static let badEnvelope = Rule("bad-envelope", .error, isConfigurable: false, theme: .ids)
}

extension Diagnostic {
  static func badEnvelope(emptyKeyIn path: Located<String>) -> Diagnostic {
    Diagnostic(
      .badEnvelope, "path `\(path.value)` contains an empty key", zh: "路径 `\(path.value)` 中有空的键", at: path.range,
      help: LocalizedText(
        "separate keys with a single slash; write `~1` for a slash inside a key", zh: "键之间用一个斜杠分隔；键里的斜杠写成 `~1`"))
  }

  static func badEnvelope(_ envelope: Envelope, idAndOutsideAt range: SourceRange) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .badEnvelope, "envelope `\(name)` has both `id` and `externalId`", zh: "信封 `\(name)` 同时写了 `id` 和 `externalId`",
      at: range, help: LocalizedText("remove one of the two", zh: "删除两者之一"))
  }

  static func badEnvelope(unrecognizable envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .badEnvelope, "envelope `\(name)` has nothing that identifies its messages", zh: "无法判断一条消息是否在信封 `\(name)` 里",
      at: envelope.name.range,
      help: LocalizedText(
        "add `id`, `requiredKeys`, or `externalId: true`", zh: "加上 `id`、`requiredKeys` 或 `externalId: true`")
    )
  }

  static func badEnvelope(_ envelope: Envelope, encodingAt range: SourceRange) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .badEnvelope, "`encoding` applies to the payload, but envelope `\(name)` has no `payload`",
      zh: "`encoding` 说的是载荷的编码，而 `\(name)` 没有 `payload`", at: range,
      help: LocalizedText("add `payload`, or remove `encoding`", zh: "加上 `payload`，或删除 `encoding`"))
  }

  static func badEnvelope(listWithoutOutsideAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badEnvelope, "a list cannot contain an id", zh: "列表里没有放 ID 的位置", at: range,
      help: LocalizedText("add `externalId: true`", zh: "加上 `externalId: true`"))
  }

  static func badEnvelope(keyOfList key: Located<String>) -> Diagnostic {
    Diagnostic(
      .badEnvelope, "`\(key.value)` cannot be used with `root: list`: a list has no keys",
      zh: "列表没有键：`\(key.value)` 不能与 `root: list` 同时使用", at: key.range, help: Wording.removeIt)
  }

  static func badEnvelope(identitiesSharing path: Envelope.Path, at range: SourceRange) -> Diagnostic {
    let path = path.map(\.text).joined(separator: "/")
    return Diagnostic(
      .badEnvelope, "two ids have the same path, `\(path)`", zh: "两个 ID 在同一个位置 `\(path)`", at: range,
      help: LocalizedText("use a different path for each id", zh: "每个 ID 各有自己的位置"))
  }

  static func badEnvelope(payloadInIdentityAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badEnvelope, "the payload and the id have the same path", zh: "载荷和 ID 在同一个位置", at: range,
      help: LocalizedText("use different paths", zh: "给它们不同的路径"))
  }
}
