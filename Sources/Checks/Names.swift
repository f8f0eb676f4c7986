/// Comparisons of the names that people give to keys and fields.
enum Names {
  /// A name without what people vary: case and separators. Empty for separators alone.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { !"_-. ".contains($0) }
  }

  /// The words of a camelCase or snake_case name, lower case: `roomID_list` → `room`, `id`, `list`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in name {
      let startsWord = character.isUppercase && previous?.isUppercase == false
      if (startsWord || !(character.isLetter || character.isNumber)) && !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character.isLetter || character.isNumber { word += character.lowercased() }
      previous = character
    }
    return word.isEmpty ? words : words + [word]
  }
}
