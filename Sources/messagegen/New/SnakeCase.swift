import Schema

extension SwiftNames {
  /// `red_packet` for `RedPacket`, `url_card` for `URLCard`: as TUIKit's ids are written.
  static func snakeCase(_ name: String) -> String {
    let characters = Array(name)
    var result = ""
    for (place, character) in characters.enumerated() {
      let beginsWord =
        character.isUppercase && place > 0
        && (!characters[place - 1].isUppercase || place + 1 < characters.count && characters[place + 1].isLowercase)
      if beginsWord { result += "_" }
      result += character.lowercased()
    }
    return result
  }
}
