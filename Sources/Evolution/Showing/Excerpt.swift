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
    let texts = Detail.allCases.lazy.map { text(of: value, kept, $0) }
    return Self.marked(
      texts.first { $0.count <= Self.width } ?? Self.cut(text(of: value, kept, .least), to: Self.width))
  }

  /// How much is shown.
  private enum Detail: CaseIterable {
    /// All but long strings.
    case most
    /// What is kept.
    case kept
    /// Of what is kept how many elements it has.
    case least
  }

  private func text(of value: JSONValue, _ kept: [[String]], _ detail: Detail) -> String {
    if let members = value.members { return object(members, kept, detail) }
    if let elements = value.elements {
      let isOnWay = detail != .most && kept.contains { !$0.isEmpty }
      let shown = elements.prefix(isOnWay ? 1 : detail == .least ? 4 : .max).map { text(of: $0, kept, detail) }
      return "[" + (shown + (shown.count < elements.count ? ["…"] : [])).joined(separator: ",") + "]"
    }
    guard let string = value.string, string.count > Self.stringWidth else { return value.json }
    return JSONValue(Self.cut(string, to: Self.stringWidth)).json
  }

  private func object(_ members: [(key: String, value: JSONValue)], _ kept: [[String]], _ detail: Detail) -> String {
    // What a kept key leads to is shown as a whole.
    let isWhole = detail == .most || detail == .kept && kept.contains { $0.isEmpty }
    var parts: [String] = []
    for (key, value) in members {
      let inner = kept.filter { $0.first == key }.map { Array($0.dropFirst()) }
      if isWhole || !inner.isEmpty {
        parts.append(JSONValue(key).json + ":" + text(of: value, isWhole ? [[]] : inner, detail))
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
