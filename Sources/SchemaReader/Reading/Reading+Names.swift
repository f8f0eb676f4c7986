import Schema
import SourceText

extension Reading {
  /// A name of a type that the author gives: UpperCamelCase and free in Swift.
  mutating func typeName(_ name: Located<String>, key: String) {
    let text = name.value
    guard SwiftNames.isIdentifier(text) else {
      report(
        .invalidName, "`\(text)` cannot be the name of a Swift type", at: name.range,
        help: "a name is made of letters and digits, as in `RedPacket`")
      return
    }
    if let first = text.first, first.isLowercase || first == "_" || text.contains("_") {
      let better = SwiftNames.upperCamelCase(text)
      report(
        .invalidName, "`\(text)` is not UpperCamelCase", at: name.range, help: "call it `\(better)`",
        fixIts: key == "named" ? [] : [.init("rename to `\(better)`", replace: name.range, with: better)])
    } else if (key == "message" ? SwiftNames.messageNames : SwiftNames.typesInUse).contains(text) {
      let what = key == "message" ? "has a message" : "uses a type"
      report(
        .swiftNameCollision, "the generated code \(what) `\(text)` of its own", at: name.range,
        help: key == "named" ? "give it another name with `named`" : "give it another name")
    }
  }

  /// A name of a property, case or function in the generated type.
  mutating func memberName(_ name: Located<String>, of members: Set<String>, offer: String) -> Bool {
    let text = name.value
    guard SwiftNames.isIdentifier(text) else {
      report(
        .invalidSwiftName, "\(text.isEmpty ? "the empty text" : "`\(text)`") cannot be a Swift identifier",
        at: name.range, help: offer)
      return false
    }
    guard !SwiftNames.typesInUse.contains(text) else {
      report(
        .swiftNameCollision, "the generated code uses a type `\(text)` of its own", at: name.range, help: offer)
      return false
    }
    guard !members.contains(text) else {
      report(
        .swiftNameCollision, "the generated type has a member `\(text)` already", at: name.range, help: offer)
      return false
    }
    return true
  }
}
