import Schema
import SourceText

extension LintRule {
  /// About how long a message can be for a target whose server accepts no longer ones.
  static let messageLengthRules: [LintRule] = [
    .length("message-too-long", .error) { length, message, target in
      guard let limit = target.lengthLimit, length.bytes > limit else { return nil }
      return Finding(
        "`\(message.name)` can reach \(length.bytes) bytes, but `\(target.name.value)` accepts at most \(limit)",
        zh: "`\(message.name)` 最大可达 \(length.bytes) 字节，而 `\(target.name.value)` 最多接受 \(limit) 字节",
        at: message.declaration.name.range,
        notes: [.init(LocalizedText("the target is declared here", zh: "target 在这里声明"), at: target.name.range)],
        help: length.help)
    },
    // Older SDKs accept 8 kB.
    .length("message-nearly-too-long", .warning) { length, message, target in
      guard target.byteLimit == nil, (8001...12_000).contains(length.bytes) else { return nil }
      return Finding(
        "`\(message.name)` can reach \(length.bytes) bytes; Tencent's server accepts at most 12000",
        zh: "`\(message.name)` 最大可达 \(length.bytes) 字节，腾讯的服务器最多接受 12000 字节",
        at: message.declaration.name.range, notes: [Finding.tuikitNote(target)], help: length.help)
    },
  ]

  private static func length(
    _ id: String, _ severity: Diagnostic.Severity?,
    _ finding: @escaping @Sendable (MessageLength, Message, Target) -> Finding?
  ) -> LintRule {
    LintRule(
      id, severity, theme: .wire,
      .schema { schema in
        let targets = schema.configuration.targets.filter { $0.lengthLimit != nil }
        guard !targets.isEmpty else { return [] }
        let estimator = SizeEstimator(schema)
        return targets.flatMap { target in
          schema.messages.filter(target.has).compactMap { message in
            finding(MessageLength(of: message, in: target, on: estimator), message, target)
          }
        }
      })
  }
}

extension Target {
  /// What its server accepts, in bytes; nil: nobody knows.
  fileprivate var lengthLimit: Int? { byteLimit ?? (sdks.contains(.tuikit) ? 12_000 : nil) }
}
