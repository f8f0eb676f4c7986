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
      } else if rest.hasPrefix("[\""), let end = rest.range(of: "\"]") {
        steps.append(.key(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end.lowerBound])))
        rest = rest[end.upperBound...]
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

  /// Field names with dots between them; what is behind a list or map has no such name.
  static func names(_ steps: ArraySlice<Step>) -> String {
    steps.map { if case .name(let name) = $0 { name } else { "[]" } }.joined(separator: ".")
  }
}
