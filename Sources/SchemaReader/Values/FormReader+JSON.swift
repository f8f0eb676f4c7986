import SourceText
import YAML

extension FormReader {
  /// A YAML value as compact JSON text; keys in the order of the file.
  func json(_ node: YAMLNode) -> String? {
    switch node.kind {
    case .sequence:
      var items: [String] = []
      for item in node.items { items.append(json(item) ?? "null") }
      return "[" + items.joined(separator: ",") + "]"
    case .mapping:
      var members: [String] = []
      for entry in distinct(node) {
        guard !reportRunTogether(entry) else { continue }
        members.append(Escaping.jsonString(entry.key.text) + ":" + (json(entry.value) ?? "null"))
      }
      return "{" + members.joined(separator: ",") + "}"
    case .scalar: return jsonScalar(node)
    }
  }

  /// Plain scalars mean what they mean in JSON; everything else is a string.
  private func jsonScalar(_ node: YAMLNode) -> String? {
    let text = node.text
    guard node.isPlain else { return Escaping.jsonString(text) }
    if node.isNull { return "null" }
    if text == "true" || text == "false" || PlainScalar.isNumber(text) { return text }
    guard !reportAmbiguous(node) else { return nil }
    warnIfMisread(node)
    return Escaping.jsonString(text)
  }
}
