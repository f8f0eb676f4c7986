import Schema
import SourceText

extension LintRule {
  static let messageTooLong = LintRule(
    "message-too-long", .error, theme: .wire,
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
