import Language
import SourceText
import YAML

/// What of a configuration a record of releases has: each key with its value on one line, without aliases, in the order of
/// the language.
public struct RecordedConfiguration: Sendable {
  public let keys: [(key: String, text: String)]

  /// - Parameters:
  ///   - file: One that can be read.
  ///   - messages: The names of the messages that a target has, if its own globs do not say so by names alone.
  public init(_ file: SourceFile, messagesOf messages: (String) -> [String]?) {
    guard case .text(let bytes) = SchemaFormat.format(file),
      let root = YAMLReader.read(SourceFile(id: file.id, path: file.path, bytes: bytes)).value?.first
    else {
      keys = []
      return
    }
    keys = Form.recordedConfiguration.keys.compactMap { key in
      guard let value = (root.entry(key.name) ?? key.formerly.flatMap { root.entry($0) })?.value,
        !Self.saysNothing(value, of: key)
      else { return nil }
      let text = key.name == "targets" ? Self.targets(value, messagesOf: messages) : FlowText(value).text
      return (key.name, text)
    }
  }

  /// The same text for the value of a key in a record.
  public static func text(of value: YAMLNode) -> String { FlowText(value).text }

  /// Whether it is as good as left out.
  private static func saysNothing(_ value: YAMLNode, of key: Form.Key) -> Bool {
    switch value.kind {
    case .scalar: key.default?.line == value.text
    case .sequence: value.items.isEmpty
    case .mapping: value.entries.isEmpty
    }
  }

  private static func targets(_ list: YAMLNode, messagesOf messages: (String) -> [String]?) -> String {
    let targets = list.items.map { target in
      let own = messages(target.entry("name")?.value.text ?? "")
      let entries = target.entries.filter { Form.recordedTarget[$0.key.text] != nil }.map { entry in
        let isReplaced = entry.key.has(text: "messages") && own != nil
        let value =
          isReplaced
          ? "[\((own ?? []).map { FlowText.text(of: $0) }.joined(separator: ", "))]" : FlowText(entry.value).text
        return "\(entry.key.text): \(value)"
      }
      return "{ \(entries.joined(separator: ", ")) }"
    }
    return "[\(targets.joined(separator: ", "))]"
  }
}

/// A value on one line, with aliases resolved.
public struct FlowText {
  public let text: String

  init(_ node: YAMLNode) {
    switch node.kind {
    case .scalar: text = node.isPlain ? Self.plain(node.text) : Escaping.jsonString(node.text)
    case .sequence: text = "[\(node.items.map { FlowText($0).text }.joined(separator: ", "))]"
    case .mapping:
      let entries = node.entries.map { "\(FlowText($0.key).text): \(FlowText($0.value).text)" }
      text = entries.isEmpty ? "{}" : "{ \(entries.joined(separator: ", ")) }"
    }
  }

  /// A text as a scalar in braces, in quotes unless it is a simple word.
  public static func text(of text: String) -> String {
    let isSimple = text.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "_-/. ".utf8.contains(byte)
    }
    let isWord = isSimple && text.first?.isLetter == true && text.last != " " && PlainScalar.misreading(text) == nil
    return isWord ? text : Escaping.jsonString(text)
  }

  /// What needed no quotes in a block may need them in braces.
  private static func plain(_ text: String) -> String {
    if text.isEmpty { return "null" }
    let isFree = text.unicodeScalars.allSatisfy { !",[]{}\n".unicodeScalars.contains($0) }
    return isFree ? text : Escaping.jsonString(text)
  }
}
