import MessageRuntime

/// A JSON text as a tree in which everything can be replaced.
indirect enum JSONTree {
  case object([(key: String, value: JSONTree)])
  case list([JSONTree])
  /// A string that holds JSON.
  case text(JSONTree)
  /// Any text, such as a number's.
  case leaf(String)

  init(_ value: JSONValue) {
    if let members = value.members {
      self = .object(members.map { (JSONValue($0.key).json, JSONTree($0.value)) })
    } else if let elements = value.elements {
      self = .list(elements.map { JSONTree($0) })
    } else if let text = value.string, text.first == "{" || text.first == "[", let inner = JSONValue(json: text) {
      self = .text(JSONTree(inner))
    } else {
      self = .leaf(value.json)
    }
  }

  var json: String {
    switch self {
    case .object(let members): "{" + members.map { $0.key + ":" + $0.value.json }.joined(separator: ",") + "}"
    case .list(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .text(let inner): JSONValue(inner.json).json
    case .leaf(let text): text
    }
  }

  /// Trees that differ from this one in one place, everywhere in it.
  func mutations(_ grafts: [String]) -> [JSONTree] {
    var all = grafts.map { JSONTree.leaf($0) } + bounds
    switch self {
    case .object(let members):
      all.append(.object(members + [("\"stranger\"", .leaf("[1.50]"))]))
      for (index, member) in members.enumerated() {
        all += Self.mutations(of: member, at: index, in: members)
        all += member.value.mutations(grafts).map { value in
          var copy = members
          copy[index].value = value
          return .object(copy)
        }
      }
    case .list(let elements):
      all += [.list([]), .list(elements + elements), .list(elements + [.leaf("null")])]
      for index in elements.indices {
        all += elements[index].mutations(grafts).map { element in
          var copy = elements
          copy[index] = element
          return .list(copy)
        }
      }
    case .text(let inner): all += [inner] + inner.mutations(grafts).map { .text($0) }
    case .leaf: break
    }
    return all
  }

  /// A member dropped, misspelled, with escapes and an unpaired surrogate in its key, and there twice.
  private static func mutations(
    of member: (key: String, value: JSONTree), at index: Int, in members: [(key: String, value: JSONTree)]
  ) -> [JSONTree] {
    let others = members[..<index] + members[(index + 1)...]
    let escaped = member.key.dropFirst().first.flatMap(\.asciiValue).map {
      "\"\\u00" + ($0 < 16 ? "0" : "") + String($0, radix: 16) + member.key.dropFirst(2)
    }
    return [
      .object(Array(others)),
      .object(others + [(member.key.dropLast() + "x\"", member.value)]),
      .object(others + [(escaped ?? member.key, member.value)]),
      .object(others + [(member.key.dropLast() + "\\ud800\"", member.value)]),
      .object([(member.key, .leaf("[{}]"))] + members),
      .object(members + [(member.key, .leaf("null"))]),
      .object(members + [member]),
    ]
  }

  /// Numbers near a number, and texts near a text.
  private var bounds: [JSONTree] {
    guard case .leaf(let text) = self else { return [] }
    if let number = Int64(text) {
      return [number &- 1, number &+ 1, 0 &- number].map { .leaf("\($0)") } + [
        .leaf("\"\(number)\""), .leaf("\(number).0"),
      ]
    }
    guard text.first == "\"" else { return [] }
    let inside = text.dropFirst().dropLast()
    return ["\"\(inside)\(inside)\"", "\"\(inside.dropLast())\"", "\" \(inside)\"", "\"\(inside)\\ud800\""].map {
      .leaf($0)
    }
  }
}
