/// `*` for any characters, `?` for one; over paths, neither crosses a slash, and `**` does.
public enum Glob {
  public static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern)
    let text = Array(text)
    var index = 0
    var patternIndex = 0
    var star: (pattern: Int, text: Int)?
    while index < text.count {
      if patternIndex < pattern.count, pattern[patternIndex] == "*" {
        star = (patternIndex, index)
        patternIndex += 1
      } else if patternIndex < pattern.count, pattern[patternIndex] == "?" || pattern[patternIndex] == text[index] {
        patternIndex += 1
        index += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        patternIndex = last.pattern + 1
        index = last.text + 1
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == "*" }
  }

  /// Whether a path matches part by part; a part `**` stands for any number of folders.
  public static func matches(_ pattern: String, path: String) -> Bool {
    func parts(_ text: String) -> [Substring] { text.split(separator: "/").filter { $0 != "." } }
    let parts = (pattern: parts(pattern), path: parts(path))
    // Whether the rest of the pattern matches the path from each index on; from the end.
    var rest = (0...parts.path.count).map { $0 == parts.path.count }
    for part in parts.pattern.reversed() {
      var longer = rest.map { _ in false }
      for index in rest.indices.reversed() {
        let isInside = index < parts.path.count
        if part == "**" {
          longer[index] = rest[index] || (isInside && longer[index + 1])
        } else {
          longer[index] = isInside && rest[index + 1] && matches(String(part), String(parts.path[index]))
        }
      }
      rest = longer
    }
    return rest[0]
  }
}

extension Target {
  /// Whether the target has the message; its decoder takes the others for unrecognized.
  public func has(_ message: Message) -> Bool {
    messages.isEmpty || messages.contains { Self.names($0.value, message) }
  }

  /// Whether an entry of `messages` names the message: with a slash by its file, else by its name.
  public static func names(_ entry: String, _ message: Message) -> Bool {
    entry.contains("/") ? Glob.matches(entry, path: message.schemaPath) : Glob.matches(entry, message.name)
  }
}
