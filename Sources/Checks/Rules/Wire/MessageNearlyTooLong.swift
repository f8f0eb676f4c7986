import Schema
import SourceText

extension LintRule {
  static let messageNearlyTooLong = LintRule(
    "message-nearly-too-long", .warning, theme: .wire,
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
