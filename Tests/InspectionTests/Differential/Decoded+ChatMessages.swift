import ChatMessages
import MessageRuntime

extension Decoded {
  /// By the generated code of ChatMessages.
  init(byChatMessages input: Input) {
    let id: MessageIdentity? =
      switch input.externalID {
      case .integer(let value)?: .integer(value)
      case .text(let text)?: .text(text)
      case nil: nil
      }
    let message = CustomAttachmentDecoder().decode(input.text, externalID: id, slots: input.slots)
    encoded = message.encode()
    switch message {
    case .invalid(let invalid):
      self.message = invalid.messageName
      failures = invalid.failures.filter { if case .hook = $0.reason { false } else { true } }
        .map(\.description)
      // What fails by hooks alone is valid to those who know no hooks; what it would be encoded as nobody can say.
      isValid = failures.isEmpty
    case .unrecognized(let unrecognized): reason = "\(unrecognized.reason)"
    default:
      guard let attachment = message.attachment else { return }
      self.message = type(of: attachment).messageName
      isValid = true
      unknownKeys = "\(attachment.unknownKeys)"
    }
  }
}
