/// `*` for any characters, `?` for one; over paths, neither crosses a slash, and `**` does.
public enum Glob {
  public static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern)
    let text = Array(text)
    var place = 0
    var patternPlace = 0
    var star: (pattern: Int, text: Int)?
    while place < text.count {
      if patternPlace < pattern.count, pattern[patternPlace] == "*" {
        star = (patternPlace, place)
        patternPlace += 1
      } else if patternPlace < pattern.count, pattern[patternPlace] == "?" || pattern[patternPlace] == text[place] {
        patternPlace += 1
        place += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        patternPlace = last.pattern + 1
        place = last.text + 1
      } else {
        return false
      }
    }
    return pattern[patternPlace...].allSatisfy { $0 == "*" }
  }

  /// Whether a path matches part by part; a part `**` stands for any number of folders.
  public static func matches(_ pattern: String, path: String) -> Bool {
    func parts(_ text: String) -> [Substring] { text.split(separator: "/").filter { $0 != "." } }
    let parts = (pattern: parts(pattern), path: parts(path))
    // What begins at each place of the path and is matched by the rest of the pattern; from the end.
    var rest = (0...parts.path.count).map { $0 == parts.path.count }
    for part in parts.pattern.reversed() {
      var longer = rest.map { _ in false }
      for place in rest.indices.reversed() {
        let isInside = place < parts.path.count
        if part == "**" {
          longer[place] = rest[place] || (isInside && longer[place + 1])
        } else {
          longer[place] = isInside && rest[place + 1] && matches(String(part), String(parts.path[place]))
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
