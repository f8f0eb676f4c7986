import Schema
import SourceText

extension LintRule {
  static let messageTooLong = LintRule(
    "message-too-long", .error, theme: .wire,
    summary: LocalizedText(
      "a message that can exceed its target's size limit",
      zh: "可能超过 target 限制的消息"),
    why: LocalizedText(
      """
      Servers reject messages that are too long: Tencent's above 12 KB for JSON, description and extension together. \
      The declared bounds allow more than can be sent. Unbounded fields count as empty here.
      """,
      zh: """
        服务器会拒绝过长的消息：腾讯的上限是 12 KB，JSON、描述和扩展合计。字段的上限允许的比能发送的多。\
        没有上限的字段在这里按空计算。
        """),
    bad: [
      """
               ↓
      message: Article
      envelope: flat
      id: article
      fields:
        body: { type: string, maxBytes: 10000 }
        tags: { type: [object], typeName: Tag, count: ..100, object: { name: { type: string, length: ..8 } } }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
               ↓
      message: Card
      id: 7
      fields:
        title: { type: string, length: ..1000 }
        text: { type: string, maxBytes: 2000 }
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, limits: { bytes: 5000 } }]
      """,
      """
               ↓
      message: Note
      envelope: flat
      id: my_note
      fields:
        text: { type: string, maxBytes: 4500 }
      texts: { summary: "{text}" }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
    ],
    good: [
      """
      message: Card
      envelope: flat
      id: card
      fields:
        title: { type: string, length: ..80 }
        body: string
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Article
      id: 7
      fields:
        body: { type: string, maxBytes: 20000 }
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated }]
      """,
    ],
    .schema { schema in
      let limits = schema.configuration.targets.compactMap { target in
        (target.byteLimit ?? (target.sdks.contains(.tuikit) ? 12_000 : nil)).map { (target, $0) }
      }
      guard !limits.isEmpty else { return [] }
      let estimator = SizeEstimator(schema)
      return limits.flatMap { target, limit in
        schema.messages.filter(target.has).compactMap { message in
          let length = MessageLength(of: message, in: target, on: estimator)
          return length.bytes > limit ? .tooLong(length, limit, message, target) : nil
        }
      }
    })
}

extension Finding {
  fileprivate static func tooLong(_ length: MessageLength, _ limit: Int, _ message: Message, _ target: Target)
    -> Finding
  {
    Finding(
      LocalizedText(
        "`\(message.name)` can reach \(length.bytes) bytes, but `\(target.name.value)` accepts at most \(limit)",
        zh: "`\(message.name)` 最大可达 \(length.bytes) 字节，而 `\(target.name.value)` 最多接受 \(limit) 字节"),
      at: message.declaration.name.range,
      notes: [.init(LocalizedText("the target is declared here", zh: "target 在这里声明"), at: target.name.range)],
      help: length.help)
  }
}
