import Schema
import SourceText

extension LintRule {
  static let sendWithoutEffect = LintRule(
    "send-without-effect", .note, theme: .presentation,
    .message { message, schema in
      let (netEases, tencents) = (message.send.keysOfNetEase, message.send.keysOfTencent)
      guard !netEases.isEmpty || !tencents.isEmpty else { return [] }
      let sdks = Set(schema.configuration.targets.filter { $0.has(message) }.flatMap(\.sdks))
      guard !sdks.isEmpty else { return [] }
      let vain = (sdks == [.tuikit] ? netEases : []) + (sdks.contains(.tuikit) ? [] : tencents)
      let isTold = schema[message.envelope].hasExternalID && !message.ids.all.isEmpty
      return vain.map { .vain($0, message, sdks) }
        + (isTold && message.send.subtype != nil && !vain.contains("subtype") ? [.told(message)] : [])
    })
}

extension Send {
  /// The keys that are written, of those that only NetEase's SDKs have.
  fileprivate var keysOfNetEase: [String] {
    written([.history, .roaming, .sync, .forcePush, .pushName, .persist, .route]) + (subtype == nil ? [] : ["subtype"])
  }

  /// The same of Tencent's.
  fileprivate var keysOfTencent: [String] {
    written([.lastMessage, .moderation, .extensions, .receipt]) + (priority == nil ? [] : ["priority"])
  }

  private func written(_ options: [Option]) -> [String] { options.filter { self[$0] != nil }.map(\.rawValue) }
}

extension Finding {
  /// Where the subtype is the id.
  fileprivate static func told(_ message: Message) -> Finding {
    Finding(
      "`subtype` under `send` has no effect: the subtype of `\(message.name)` is its id",
      zh: "`send` 下的 `subtype` 不起作用：`\(message.name)` 的子类型就是它的 ID",
      at: message.declaration.name.range, help: LocalizedText("remove it", zh: "删除它"))
  }
}

extension Finding {
  fileprivate static func vain(_ key: String, _ message: Message, _ sdks: Set<Target.SDK>) -> Finding {
    let names = sdks.map { "`\($0.rawValue)`" }.sorted()
    return Finding(
      "`\(key)` under `send` has no effect with \(names.joined(separator: " or "))",
      zh: "`send` 下的 `\(key)` 对 \(names.joined(separator: " 和 ")) 不起作用", at: message.declaration.name.range,
      help: key == "history" || key == "persist"
        ? LocalizedText(
          "remove it; to send without storing the message, use `onlineOnly: true`",
          zh: "删除它；不应保存的消息用 `onlineOnly: true` 发送") : LocalizedText("remove it", zh: "删除它"))
  }
}
