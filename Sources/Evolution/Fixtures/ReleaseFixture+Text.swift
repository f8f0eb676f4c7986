import MessageRuntime
import Schema
import SourceText

extension ReleaseFixture {
  /// The file's text: the same for the same messages.
  public var text: String {
    let examples = examples.map(\.text).joined(separator: ",\n")
    return "{\"message\": \(Self.string(message)), \"examples\": [\n\(examples)\n]}\n"
  }

  fileprivate static func string(_ text: String) -> String { Escaping.jsonString(text, escapesInvisible: true) }
}

extension ReleaseFixture.Example {
  /// On two lines: how it is sent, and what is in it.
  fileprivate var text: String {
    let slots = slots.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "\(ReleaseFixture.string($0.key)): \(ReleaseFixture.string($0.value))" }
    let externalID: String =
      switch self.externalID {
      case .integer(let value)?: String(value)
      case .string(let text)?: ReleaseFixture.string(text)
      case nil: "null"
      }
    return """
        {"name": \(ReleaseFixture.string(name)), "content": \(ReleaseFixture.string(content)), \
      "slots": {\(slots.joined(separator: ", "))}, "outside": \(externalID),
         "values": \(values.spacedText)}
      """
  }
}

extension JSONValue {
  /// On one line, with spaces between what is in lists and objects.
  var spacedText: String {
    if let members {
      return "{" + members.map { JSONValue($0.key).spacedText + ": " + $0.value.spacedText }.joined(separator: ", ")
        + "}"
    }
    if let elements { return "[" + elements.map(\.spacedText).joined(separator: ", ") + "]" }
    return string.map { Escaping.jsonString($0, escapesInvisible: true) } ?? json
  }
}
