import MessageRuntime

/// The path of a failure, such as `items[0].tags["a"]`.
struct FailurePath {
  enum Step {
    case name(String)
    case index(Int)
    case key(String)
  }

  private(set) var steps: [Step] = []

  init(_ text: String) {
    var rest = Substring(text)
    while let first = rest.first {
      if first == "." {
        rest.removeFirst()
      } else if let (key, end) = Self.key(in: rest) {
        steps.append(.key(key))
        rest = rest[end...]
      } else if first == "[", let end = rest.firstIndex(of: "]"), let index = Int(rest.dropFirst().prefix { $0 != "]" })
      {
        steps.append(.index(index))
        rest = rest[rest.index(after: end)...]
      } else {
        let name = rest.prefix { $0 != "." && $0 != "[" }
        steps.append(.name(String(name)))
        rest = name.isEmpty ? rest.dropFirst() : rest[name.endIndex...]
      }
    }
  }

  /// The key of a map that a path begins with, as JSON in brackets, and where it ends.
  private static func key(in path: Substring) -> (String, String.Index)? {
    guard path.hasPrefix("[\"") else { return nil }
    var isEscaped = false
    let text = path.dropFirst(2)
    let quote = text.firstIndex { character in
      defer { isEscaped = !isEscaped && character == "\\" }
      return character == "\"" && !isEscaped
    }
    guard let quote, let key = JSONValue(json: "\"" + text[..<quote] + "\"")?.string else { return nil }
    let end = text.index(after: quote)
    return end < text.endIndex && text[end] == "]" ? (key, text.index(after: end)) : nil
  }

  /// Field names with dots between them; what is behind a list or map has no such name.
  static func names(_ steps: ArraySlice<Step>) -> String {
    steps.map { if case .name(let name) = $0 { name } else { "[]" } }.joined(separator: ".")
  }
}
