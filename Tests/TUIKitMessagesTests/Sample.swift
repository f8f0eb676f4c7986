import MessageRuntime
import Testing

@testable import TUIKitMessages

/// A message as some client sends it, what it is, and how it is written again.
struct Sample: Sendable, CustomTestStringConvertible {
  var text: String
  var kind: CustomMessage.Kind
  /// nil: the same text again.
  var written: String?
  /// What the element holds beside the JSON.
  var slots: [String: String]

  init(_ kind: CustomMessage.Kind, _ text: String, _ written: String? = nil, slots: [String: String] = [:]) {
    self.text = text
    self.kind = kind
    self.written = written
    self.slots = slots
  }

  var testDescription: String { text }

  var message: CustomMessage { decode(text, slots: slots) }

  static let all = platforms + service + signalling + plugins + medical
}

func decode(_ text: String, slots: [String: String] = [:]) -> CustomMessage {
  CustomAttachmentDecoder().decode(text, slots: slots)
}

extension CustomMessage {
  var isUnrecognized: Bool {
    if case .unrecognized = self { true } else { false }
  }

  var failures: [MessageFailure] {
    if case .invalid(let message) = self { message.failures } else { [] }
  }
}
