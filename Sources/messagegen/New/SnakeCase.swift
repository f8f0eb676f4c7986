import Schema

extension SwiftNames {
  /// `red_packet` for `RedPacket`, `url_card` for `URLCard`: as TUIKit's ids are written.
  static func snakeCase(_ name: String) -> String {
    let characters = Array(name)
    var result = ""
    for (index, character) in characters.enumerated() {
      let beginsWord =
        character.isUppercase && index > 0
        && (!characters[index - 1].isUppercase || index + 1 < characters.count && characters[index + 1].isLowercase)
      if beginsWord { result += "_" }
      result += character.lowercased()
    }
    return result
  }
}
