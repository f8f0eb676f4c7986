import Schema
import SourceText

extension Resolver {
  /// What a tap does: exactly one thing.
  mutating func tap(_ node: YAMLNode, in scope: Scope) -> Tap? {
    guard let entries = reading.open(node, as: .tap) else { return nil }
    let kinds = ["open", "event", "sendText"].filter(entries.mentions)
    guard kinds.count == 1 else {
      reading.report(
        kinds.isEmpty ? .missingKey : .conflictingKeys,
        kinds.isEmpty
          ? "a tap needs `open`, `event` or `sendText`" : "a tap does one thing, not \(Wording.list(kinds))",
        at: entries.range, help: kinds.isEmpty ? nil : "keep one of them")
      return nil
    }
    if kinds[0] != "open", let range = entries.keyRange("schemes") {
      reading.report(.misplacedKey, "`schemes` stands beside `open`, not `\(kinds[0])`", at: range, help: "remove it")
    }
    switch kinds[0] {
    case "open": return open(entries, in: scope)
    case "event":
      guard let name = entries.text("event") else { return nil }
      guard SwiftNames.isIdentifier(name.value) else {
        reading.report(
          .invalidSwiftName, "`\(name.value)` cannot be a Swift identifier", at: name.range,
          help: "name the event as in `OpenRedPacket`")
        return nil
      }
      return .event(name)
    default: return entries["sendText"].flatMap { template($0, in: scope) }.map { .sendText($0) }
    }
  }

  private mutating func open(_ entries: Entries, in scope: Scope) -> Tap? {
    guard let name = entries.text("open"), let path = textPath(name, in: scope) else { return nil }
    return .open(path, schemes: entries.texts("schemes").map(\.value))
  }

  /// A field that holds a link or a path.
  mutating func textPath(_ name: Located<String>, in scope: Scope) -> FieldPath? {
    guard let path = path(name, in: scope) else { return nil }
    if path.type == .string || path.type == .url { return path }
    reading.report(
      .misfitField, "`\(path.text)` is \(title(of: path.type)), and must be a string or a URL", at: name.range)
    return nil
  }
}
