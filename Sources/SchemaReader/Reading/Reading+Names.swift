import Schema
import SourceText

extension Reading {
  /// A name of a type that the author gives: UpperCamelCase and free in Swift.
  mutating func typeName(_ name: Located<String>, key: String) {
    let text = name.value
    let taken = key == "message" ? SwiftNames.messageNames : SwiftNames.typesInUse
    guard SwiftNames.isIdentifier(text) else {
      report(
        .invalidName, Phrase("`\(text)` cannot be the name of a Swift type", zh: "`\(text)` 不能作为 Swift 类型的名称"),
        at: name.range,
        help: Phrase("a name is made of letters and digits, as in `RedPacket`", zh: "名称由字母和数字组成，例如 `RedPacket`"))
      return
    }
    if !SwiftNames.isUpperCamelCase(text), let first = text.first,
      first.isLowercase || first == "_" || text.contains("_")
    {
      let better = SwiftNames.upperCamelCase(text)
      report(
        .invalidName, Phrase("`\(text)` is not UpperCamelCase", zh: "`\(text)` 不是大驼峰写法（UpperCamelCase）"),
        at: name.range, help: Phrase("call it `\(better)`", zh: "改名为 `\(better)`"),
        fixIts: key == "named"
          ? []
          : [.init(Phrase("rename to `\(better)`", zh: "改名为 `\(better)`"), replace: name.range, with: better)])
    } else if taken.contains(text) {
      report(
        .swiftNameCollision,
        key == "message"
          ? Phrase("the generated code has a message `\(text)` of its own", zh: "生成的代码自带一个消息 `\(text)`")
          : typeInUse(text),
        at: name.range,
        help: key == "named"
          ? Phrase("give it another name with `named`", zh: "用 `named` 给它另起一个名字")
          : Phrase("give it another name", zh: "给它另起一个名字"))
    }
  }

  /// A name of a property, case or function in the generated type.
  mutating func memberName(_ name: Located<String>, of members: Set<String>, offer: @autoclosure () -> Phrase) -> Bool {
    let text = name.value
    guard SwiftNames.isIdentifier(text) else {
      report(
        .invalidSwiftName,
        text.isEmpty
          ? Phrase("the empty text cannot be a Swift identifier", zh: "空文本不能作为 Swift 标识符")
          : Phrase("`\(text)` cannot be a Swift identifier", zh: "`\(text)` 不能作为 Swift 标识符"),
        at: name.range, help: offer())
      return false
    }
    guard !SwiftNames.isTypeInUse(text) else {
      report(.swiftNameCollision, typeInUse(text), at: name.range, help: offer())
      return false
    }
    guard !members.contains(text) else {
      report(
        .swiftNameCollision,
        Phrase("the generated type has a member `\(text)` already", zh: "生成的类型已有成员 `\(text)`"), at: name.range,
        help: offer())
      return false
    }
    return true
  }

  private func typeInUse(_ name: String) -> Phrase {
    Phrase("the generated code uses a type `\(name)` of its own", zh: "生成的代码自带一个类型 `\(name)`")
  }
}
