import Schema
import SourceText

extension LintRule {
  static let nimHiddenRow = LintRule(
    "nim-hidden-row", .note, theme: .presentation,
    .message { message, schema in
      let isInRow = schema.configuration.targets.contains {
        $0.sdks.contains(.nimV2) && $0.chatStyles.contains(.normal) && $0.has(message)
      }
      guard message.isHidden, isInRow, !message.kitTypes(in: schema).isEmpty else { return [] }
      return [.gap(message)]
    })
}

extension Finding {
  fileprivate static func gap(_ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "`\(message.name)` is hidden, but leaves a gap of 8 points in the V10 UI kit",
        zh: "`\(message.name)` 是隐藏的，但在 V10 UI 组件中会留下 8 pt 的空隙"),
      at: message.declaration.name.range,
      help: LocalizedText(
        "if it needs no history, send it as the SDK's custom notification", zh: "如果不需要历史记录，可改用 SDK 的自定义系统通知发送"))
  }
}
