import Foundation
import MessageRuntime
import Testing

@testable import KitchenSink

func decode(_ text: String, externalID: MessageIdentity? = nil, slots: [String: String] = [:]) -> CustomMessage {
  CustomAttachmentDecoder().decode(text, externalID: externalID, slots: slots)
}

extension CustomMessage {
  /// Why the text is none of the messages.
  var reason: UnrecognizedMessage.Reason? {
    if case .unrecognized(let message) = self { return message.reason }
    return nil
  }

  var failures: [MessageFailure] {
    if case .invalid(let message) = self { return message.failures }
    return []
  }

  /// The failures, each as `path: what is wrong`.
  var complaints: [String] { failures.map { "\($0.path): \($0.reason.text)" } }

  var paths: [String] { failures.map(\.path) }
}

/// A text, the type that it is read as, and what is written for it; nil: the text itself.
struct Reading: Sendable, CustomTestStringConvertible {
  var text: String
  var kind: CustomMessage.Kind
  var written: String?

  init(_ text: String, _ kind: CustomMessage.Kind, _ written: String? = nil) {
    self.text = text
    self.kind = kind
    self.written = written
  }

  var testDescription: String { text }

  func check(_ message: CustomMessage) {
    #expect(message.kind == kind, "\(message)")
    #expect(message.encode() == (written ?? text))
  }
}
