import Schema
import SourceText

extension LintRule {
  static let messageNearlyTooLong = LintRule(
    "message-nearly-too-long", .warning, theme: .wire,
    summary: LocalizedText(
      "a message that can exceed 8,000 bytes in a TUIKit target",
      zh: "带 TUIKit 的 target 中，可能超过 8,000 字节的消息"),
    why: LocalizedText(
      """
      Tencent's server accepts 12 KB, older SDKs 8 KB. JSON escaping and what other platforms add come on top. \
      Targets with their own `limits` are not checked by this rule.
      """,
      zh: """
        腾讯的服务器接受 12 KB，旧版 SDK 是 8 KB。JSON 需要转义的部分和其他平台附带写入的内容还要另算。自己写了 `limits` 的 target 以其为准。
        """),
    bad: [
      """
               ↓
      message: Article
      envelope: flat
      id: article
      fields:
        body: { type: string, maxBytes: 9000 }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: Article
      envelope: flat
      id: article
      fields:
        body: { type: string, maxBytes: 9000 }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit], limits: { bytes: 12000 } }]
      """,
      """
      message: Card
      envelope: flat
      id: card
      fields:
        title: { type: string, length: ..80 }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
    ],
    .schema { schema in
      let targets = schema.configuration.targets.filter { $0.byteLimit == nil && $0.sdks.contains(.tuikit) }
      guard !targets.isEmpty else { return [] }
      let estimator = SizeEstimator(schema)
      return targets.flatMap { target in
        schema.messages.filter(target.has).compactMap { message in
          let length = MessageLength(of: message, in: target, on: estimator)
          return (8001...12_000).contains(length.bytes) ? .nearlyTooLong(length, message, target) : nil
        }
      }
    })
}

extension Finding {
  fileprivate static func nearlyTooLong(_ length: MessageLength, _ message: Message, _ target: Target) -> Finding {
    Finding(
      LocalizedText(
        "`\(message.name)` can reach \(length.bytes) bytes; Tencent's server accepts at most 12000",
        zh: "`\(message.name)` 最大可达 \(length.bytes) 字节，腾讯的服务器最多接受 12000 字节"),
      at: message.declaration.name.range, notes: [tuikitNote(target)],
      help: length.help)
  }
}
