/// `*` for any characters, `?` for one.
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
}

extension Target {
  /// Whether the target has the message; its decoder takes the others for unrecognized.
  public func has(_ message: Message) -> Bool {
    messages.isEmpty || messages.contains { Glob.matches($0.value, message.name) }
  }
}
