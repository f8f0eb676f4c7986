import Foundation

/// Payloads that are strings in the JSON, kept until the message is read.
nonisolated final class JSONTexts {
  private var texts: [(place: UnsafePointer<UInt8>, buffer: UnsafeMutableBufferPointer<UInt8>, members: JSONMembers?)] =
    []

  /// The members of the object in a string.
  func members(_ span: JSONSpan) -> JSONMembers? {
    for text in texts where text.place == span.start { return text.members }
    var reader = JSONReader(span.bytes)
    guard let text = reader.text() else { return nil }
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = buffer.initialize(from: text.utf8)
    var inside = JSONReader(UnsafeBufferPointer(buffer))
    var members = inside.members()
    if !inside.isAtEnd() { members = nil }
    texts.append((span.start, buffer, members))
    return members
  }

  func free() {
    for text in texts { text.buffer.deallocate() }
    texts = []
  }
}
