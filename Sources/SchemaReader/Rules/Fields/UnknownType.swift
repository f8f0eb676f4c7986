import SourceText
import YAML

extension Rule {
  static let unknownType = Rule("unknown-type", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  /// - Parameters:
  ///   - unit: what the type needs beside it.
  ///   - rule: that of Swift's words, or this one.
  static func unknownType(
    _ name: Located<String>, meaning type: String, unit: MissingUnit?, isSafe: Bool, by rule: Rule
  ) -> Diagnostic {
    let guess = Wording.didYouMean(type)
    return Diagnostic(
      rule, undeclared(name), at: name.range,
      help: unit.map { LocalizedText("\(guess) \($0.help)", zh: "\(guess)\($0.help)") } ?? guess,
      fixIts: unit?.fixIts
        ?? [.init(Wording.replace(with: type), replace: name.range, with: type, isSafe: isSafe)])
  }

  /// `string[]`.
  ///
  /// - Parameter isSafe: Whether a fix-it may be applied unasked; nil for none.
  static func unknownType(_ name: Located<String>, list: String, isSafe: Bool?) -> Diagnostic {
    Diagnostic(
      .unknownType, undeclared(name), at: name.range,
      help: LocalizedText("write a list as `\(list)`", zh: "列表写成 `\(list)`"),
      fixIts: isSafe.map { [.init(Wording.write(list), replace: name.range, with: list, isSafe: $0)] } ?? [])
  }

  static func unknownType(_ name: Located<String>, type: String, default value: String) -> Diagnostic {
    Diagnostic(.unknownType, undeclared(name), at: name.range, help: Wording.writeDefault(type, value))
  }

  static func unknownType(_ name: Located<String>, written: String, fixIts: [FixIt]) -> Diagnostic {
    Diagnostic(.unknownType, undeclared(name), at: name.range, help: Wording.write(written), fixIts: fixIts)
  }

  static func unknownType(_ name: Located<String>, beforeRemark type: String) -> Diagnostic {
    Diagnostic(
      .unknownType, undeclared(name), at: name.range,
      help: LocalizedText(
        "write `\(type)`, and the remark in `doc`, or behind `#` at the end of the line",
        zh: "写成 `\(type)`；说明写进 `doc`，或写在行末的 `#` 之后"))
  }

  static func unknownType(_ name: Located<String>, near: String?) -> Diagnostic {
    let scalars = Wording.list(TypeName.scalars, .or)
    return Diagnostic(
      .unknownType, undeclared(name), at: name.range,
      help: near.map(Wording.didYouMean)
        ?? LocalizedText(
          "declare it as an `object` or an `enum`, or use one of \(scalars)",
          zh: "把它声明为 `object` 或 `enum`，或使用\(scalars)"),
      fixIts: near.map { [.init(Wording.replace(with: $0), replace: name.range, with: $0)] } ?? [])
  }

  private static func undeclared(_ name: Located<String>) -> LocalizedText {
    LocalizedText("unknown type `\(name.value)`", zh: "未知类型 `\(name.value)`")
  }

  static func unknownType(ofMessage name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unknownType, "`\(name.value)` is a message, and a message cannot be a field type",
      zh: "`\(name.value)` 是消息，而字段的类型不能是消息", at: name.range,
      help: LocalizedText(
        "move what they share into an `object`, and `include` it in the message",
        zh: "把共有的部分声明为 `object`，再在消息中 `include` 它"))
  }

  static func unknownType(mapKey key: YAMLNode, map: String, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .unknownType, "map keys must be strings, not `\(key.text)`", zh: "字典的键总是字符串，而不是 `\(key.text)`", at: key.range,
      help: Wording.write(map), fixIts: [fixIt])
  }

  static func unknownType(including name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unknownType, "`\(name.value)` is not an object; only objects can be included",
      zh: "`\(name.value)` 不是对象，而 `include` 只能用对象", at: name.range)
  }

  static func unknownType(including name: Located<String>, among objects: [String]) -> Diagnostic {
    Diagnostic(
      .unknownType, LocalizedText("unknown object `\(name.value)`", zh: "未知对象 `\(name.value)`"), name, among: objects)
  }
}
