/// The words that names consist of.
extension SwiftNames {
  /// The words of a camelCase or snake_case name, lower case: `roomID_list` → `room`, `id`, `list`.
  public static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func endWord() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    var followsCapital = true
    for character in name {
      let isCapital = character.isCapital
      if !character.isWordPart {
        endWord()
      } else {
        if isCapital, !followsCapital { endWord() }
        word.append(character)
      }
      followsCapital = isCapital
    }
    endWord()
    return words
  }
}
