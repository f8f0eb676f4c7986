import Schema
import SourceText

extension Rule {
  static let nameRepeatsSuffix = Rule(
    "name-repeats-suffix", .warning,
    summary: "a message's name that ends with what the target appends",
    why: "`GiftAttachment` becomes `GiftAttachmentAttachment` in Swift.",
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
      schema.configuration.targets.filter { !$0.suffix.isEmpty && message.name.hasSuffix($0.suffix) }
        .prefix(1).map { .repeated(message, $0) }
    })
}

extension Finding {
  fileprivate static func repeated(_ message: Message, _ target: Target) -> Finding {
    Finding(
      "`\(message.name)` becomes `\(target.attachmentName(of: message))` in Swift", at: message.declaration.name.range,
      help: "leave `\(target.suffix)` out of the name, or set the target's `suffix`")
  }
}
