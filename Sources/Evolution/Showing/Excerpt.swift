import MessageRuntime

/// JSON that fits into a line: what a change is about is kept, other parts become `…`.
struct Excerpt {
  let content: String
  /// The keys that lead to what is kept; lists on the way are not named.
  let kept: [[String]]

  private static let width = 80
  private static let stringWidth = 24

  var text: String {
    if content.count <= Self.width { return Self.marked(content) }
    guard let value = JSONValue(json: content) else { return Self.marked(Self.cut(content, to: Self.width)) }
    let short = text(of: value, kept, isWhole: true)
    let text = short.count <= Self.width ? short : self.text(of: value, kept, isWhole: false)
    return Self.marked(Self.cut(text, to: Self.width))
  }

  /// - Parameter isWhole: What is not kept is there as well.
  private func text(of value: JSONValue, _ kept: [[String]], isWhole: Bool) -> String {
    if let members = value.members { return object(members, kept, isWhole: isWhole) }
    if let elements = value.elements {
      let shown = (isWhole ? elements : Array(elements.prefix(1))).map { text(of: $0, kept, isWhole: isWhole) }
      return "[" + (shown + (shown.count < elements.count ? ["…"] : [])).joined(separator: ",") + "]"
    }
    guard let string = value.string, string.count > Self.stringWidth else { return value.json }
    return JSONValue(Self.cut(string, to: Self.stringWidth)).json
  }

  private func object(
    _ members: [(key: String, value: JSONValue)], _ kept: [[String]], isWhole: Bool
  ) -> String {
    var parts: [String] = []
    for (key, value) in members {
      let inner = kept.filter { $0.first == key }.map { Array($0.dropFirst()) }
      if isWhole || !inner.isEmpty {
        // What a kept key leads to is shown as a whole.
        parts.append(
          JSONValue(key).json + ":" + text(of: value, inner, isWhole: isWhole || inner.contains { $0.isEmpty }))
      } else if parts.last != "…" {
        parts.append("…")
      }
    }
    return "{" + parts.joined(separator: ",") + "}"
  }

  static func cut(_ text: String, to width: Int) -> String {
    text.count > width ? text.prefix(width - 1) + "…" : text
  }

  /// Without backticks, which the words of findings have around it.
  private static func marked(_ json: String) -> String { json.replacing("`", with: "\\u0060") }
}
