import Foundation

#if IMPORTS_RUNTIME
  import MessageRuntime
#endif

/// What holds of every text: it is decoded without a crash, nothing of it is lost, and what is written is read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func decodeFuzzed(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let message = CustomAttachmentDecoder().decode(text)
  check(message, of: text, externalID: nil)
  if case .unrecognized(let unrecognized) = message {
    guard isJSON(unrecognized.reason) else {
      expect(JSONValue(json: text) == nil, "a JSON value that the decoder does not read", text)
      return 0
    }
    // Its id may have come beside the JSON: 77 is an object, 78 a list.
    for externalID: MessageIdentity in [77, 78] {
      check(CustomAttachmentDecoder().decode(text, externalID: externalID), of: text, externalID: externalID)
    }
  }
  return 0
}

private func check(_ message: CustomMessage, of text: String, externalID: MessageIdentity?) {
  let written = message.encode()
  switch message {
  case .invalid(let invalid):
    expect(!invalid.failures.isEmpty, "invalid without a failure", text)
    expect(invalid.failures.allSatisfy { !$0.description.isEmpty }, "a failure without words", text)
    expect(written.utf8.elementsEqual(text.utf8), "an invalid message is encoded differently", text)
  case .unrecognized(let unrecognized):
    expect(!unrecognized.description.isEmpty, "unrecognized without a reason", text)
    expect(written.utf8.elementsEqual(text.utf8), "an unrecognized message is encoded differently", text)
  default:
    expect(JSONValue(json: written) != nil, "what is encoded is not JSON: \(written)", text)
  }
  let slots = message.attachment?.slots() ?? [:]
  let again = CustomAttachmentDecoder().decode(written, externalID: externalID, slots: slots)
  expect(
    again == message || differInTimesOnly(again, message),
    "decoded again, it is different: \(again)\nwas: \(message)\nencoded: \(written)", text)
  expect(again.encode().utf8.elementsEqual(written.utf8), "encoded again, it is different: \(again.encode())", text)
  if let attachment = message.attachment { use(attachment, of: text) }
}

/// What an app asks of a message that it received.
private func use(_ attachment: any CustomAttachment, of text: String) {
  expect(attachment.validate().isEmpty, "decoded, but not valid: \(attachment.validate())", text)
  for kind in MessageText.allCases {
    for direction in MessageDirection.allCases {
      _ = attachment.text(for: kind, in: MessageContext(direction: direction))
    }
  }
  _ = attachment.layout(in: MessageContext())
  _ = attachment.tap
  _ = attachment.upload
  _ = attachment.download
  let unknown = attachment.unknownKeys
  for value in unknown.keys.map({ unknown[$0] }) + unknown.envelopeKeys.map({ unknown[envelope: $0] }) {
    guard let value else { fail("an unknown key without a value", text) }
    expect(JSONValue(json: value.json) != nil, "an unknown key's value is not JSON: \(value.json)", text)
    _ = (value.elements, value.members?.count, value.string, value.integer, value.double)
  }
}

private func isJSON(_ reason: UnrecognizedMessage.Reason) -> Bool {
  if case .notJSON = reason { return false }
  return true
}

/// A time that came finer than a millisecond is written rounded.
private func differInTimesOnly(_ a: Any, _ b: Any) -> Bool {
  if let a = a as? Date, let b = b as? Date { return abs(a.timeIntervalSince(b)) <= 0.001 }
  let (ofA, ofB) = (Array(Mirror(reflecting: a).children), Array(Mirror(reflecting: b).children))
  guard ofA.count == ofB.count else { return false }
  let different = zip(ofA, ofB).filter { !areEqual($0.value, $1.value) }
  return !different.isEmpty && different.allSatisfy { differInTimesOnly($0.value, $1.value) }
}

private func areEqual(_ a: Any, _ b: Any) -> Bool {
  guard let a = a as? any Equatable else { return false }
  func equals<T: Equatable>(_ a: T) -> Bool { a == b as? T }
  return equals(a)
}

private func expect(_ condition: Bool, _ message: @autoclosure () -> String, _ text: String) {
  if !condition { fail(message(), text) }
}

private func fail(_ message: String, _ text: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\nof: \(text.debugDescription)\n".utf8))
  fatalError("the text breaks a promise of the decoder")
}
