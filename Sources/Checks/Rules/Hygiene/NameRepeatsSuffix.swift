import Schema
import SourceText

extension LintRule {
  static let nameRepeatsSuffix = LintRule(
    "name-repeats-suffix", .warning, theme: .hygiene,
    summary: LocalizedText("a message name that already ends with the target's suffix", zh: "消息名以 target 会追加的后缀结尾"),
    why: LocalizedText(
      "`GiftAttachment` becomes `GiftAttachmentAttachment` in Swift.",
      zh: "`GiftAttachment` 在 Swift 中会变成 `GiftAttachmentAttachment`。"),
    bad: [
      """
               ↓
      message: GiftAttachment
      id: 7
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, suffix: Attachment }]
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, suffix: Attachment }]
      """
    ],
    .message { message, schema in
      let targets = schema.configuration.targets
      return targets.indices.first { !targets[$0].suffix.isEmpty && message.name.hasSuffix(targets[$0].suffix) }
        .map { [.repeated(message, targets[$0])] } ?? []
    })
}

extension Finding {
  fileprivate static func repeated(_ message: Message, _ target: Target) -> Finding {
    let swiftName = target.attachmentName(of: message)
    return Finding(
      LocalizedText(
        "`\(message.name)` becomes `\(swiftName)` in Swift", zh: "`\(message.name)` 在 Swift 中会变成 `\(swiftName)`"),
      at: message.declaration.name.range,
      help: LocalizedText(
        "drop `\(target.suffix)` from the name, or change the target's `suffix`",
        zh: "从名称中去掉 `\(target.suffix)`，或修改 target 的 `suffix`"))
  }
}
