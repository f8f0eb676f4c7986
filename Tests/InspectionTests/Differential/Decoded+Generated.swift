import ChatMessages
import KitchenSink
import MessageRuntime
import NIMMessages
import StrictSink
import TUIKitMessages

/// By generated code. Each target has a `CustomMessage` of its own.
extension Decoded {
  init(byChatMessages input: Input) {
    let message = ChatMessages.CustomAttachmentDecoder()
      .decode(input.text, externalID: input.externalID, slots: input.slots)
    switch message {
    case .invalid(let invalid): self.init(invalid, encoded: message.encode())
    case .unrecognized(let unrecognized): self.init(unrecognized, encoded: message.encode())
    default: self.init(message.attachment, encoded: message.encode())
    }
  }

  init(byTUIKitMessages input: Input) {
    let message = TUIKitMessages.CustomAttachmentDecoder()
      .decode(input.text, externalID: input.externalID, slots: input.slots)
    switch message {
    case .invalid(let invalid): self.init(invalid, encoded: message.encode())
    case .unrecognized(let unrecognized): self.init(unrecognized, encoded: message.encode())
    default: self.init(message.attachment, encoded: message.encode())
    }
  }

  init(byNIMMessages input: Input) {
    let message = NIMMessages.CustomAttachmentDecoder()
      .decode(input.text, externalID: input.externalID, slots: input.slots)
    switch message {
    case .invalid(let invalid): self.init(invalid, encoded: message.encode())
    case .unrecognized(let unrecognized): self.init(unrecognized, encoded: message.encode())
    default: self.init(message.attachment, encoded: message.encode())
    }
  }

  init(byKitchenSink input: Input) {
    let message = KitchenSink.CustomAttachmentDecoder()
      .decode(input.text, externalID: input.externalID, slots: input.slots)
    switch message {
    case .invalid(let invalid): self.init(invalid, encoded: message.encode())
    case .unrecognized(let unrecognized): self.init(unrecognized, encoded: message.encode())
    default: self.init(message.attachment, encoded: message.encode())
    }
  }

  init(byStrictSink input: Input) {
    let message = StrictSink.CustomAttachmentDecoder()
      .decode(input.text, externalID: input.externalID, slots: input.slots)
    switch message {
    case .invalid(let invalid): self.init(invalid, encoded: message.encode())
    case .unrecognized(let unrecognized): self.init(unrecognized, encoded: message.encode())
    default: self.init(message.attachment, encoded: message.encode())
    }
  }

  private init(_ invalid: InvalidMessage, encoded: String) {
    self.init(encoded: encoded)
    message = invalid.messageName
    failures = invalid.failures.filter { if case .hook = $0.reason { false } else { true } }.map(\.description)
    // What fails by hooks alone is valid to those who know no hooks; what it would be encoded as nobody can say.
    isValid = failures.isEmpty
  }

  private init(_ unrecognized: UnrecognizedMessage, encoded: String) {
    self.init(encoded: encoded)
    reason = "\(unrecognized.reason)"
  }

  private init(_ attachment: (any CustomAttachment)?, encoded: String) {
    self.init(encoded: encoded)
    guard let attachment else { return }
    message = type(of: attachment).messageName
    isValid = true
    unknownKeys = "\(attachment.unknownKeys)"
    for kind in MessageText.allCases {
      if let text = attachment.text(for: kind) { texts.updateValue(text, forKey: "\(kind)") }
    }
  }
}
