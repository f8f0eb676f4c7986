import Schema
import SourceText

/// What is meant by a type's name that is none.
extension TypeResolver {
  func reportUnknownType(_ name: Located<String>, _ context: TypeContext, suffix: String) {
    let text = name.value
    if let word = TypeName.swiftSpelling(text) {
      reportSpelling(.swiftSpelling, name, word, context, suffix: suffix)
    } else if let word = TypeName.foreignSpelling(text) {
      reportSpelling(.unknownType, name, word, context, suffix: suffix)
    } else if let inner = TypeName.inOptional(text) {
      reportSwiftOptional(of: inner, name, context)
    } else if text.hasSuffix("[]") {
      let element = String(text.dropLast(2))
      let list = "[\(TypeName.swiftSpelling(element) ?? element)]"
      let isCertain = TypeName.isBuiltin(element) || TypeName.isSame(element)
      report(
        .unknownType, Phrase("`\(text)` is no type", zh: "`\(text)` 不是类型"), at: name.range,
        help: Phrase("a list is written `\(list)`", zh: "列表写成 `\(list)`"),
        fixIts: suffix.isEmpty
          ? [.init(Wording.write(list), replace: name.range, with: list, isSafe: isCertain)] : [])
    } else if !reportDefault(name), !reportForeignType(name, context, suffix: suffix) {
      reportUndeclared(name, suffix: suffix)
    }
  }

  /// A word of another language; a date needs its unit, too.
  private func reportSpelling(
    _ rule: Rule, _ name: Located<String>, _ word: String, _ context: TypeContext, suffix: String
  ) {
    let message = undeclared(name.value)
    guard word == "timestamp", lacksUnit(context) else {
      let type = word + suffix
      report(
        rule, message, at: name.range, help: Wording.didYouMean(type),
        fixIts: [
          .init(
            Wording.replace(with: type), replace: name.range, with: type,
            isSafe: TypeName.isSame(name.value) || word == "timestamp")
        ])
      return
    }
    let unit = unitHelp(name, suffix, context)
    let guess = Wording.didYouMean(word + suffix)
    report(
      rule, message, at: name.range, help: Phrase("\(guess) \(unit)", zh: "\(guess)\(unit)"),
      fixIts: unitFixIts(name, suffix, context))
  }

  /// `Optional<String>`, the whole or an element of a list.
  private func reportSwiftOptional(of inner: String, _ name: Located<String>, _ context: TypeContext) {
    let word = TypeName.swiftSpelling(inner) ?? inner
    guard name.range == context.place else { return reportOptionalElement(of: word, at: name.range) }
    let needsUnit = word == "timestamp" && lacksUnit(context)
    let type = word + "?"
    report(
      .swiftSpelling, Phrase("that is Swift's spelling of an optional", zh: "这是 Swift 的可选类型写法"), at: name.range,
      help: needsUnit ? unitHelp(name, "?", context) : Wording.write(type),
      fixIts: needsUnit
        ? unitFixIts(name, "?", context)
        : [.init(Wording.write(type), replace: name.range, with: type, isSafe: TypeName.isSame(inner))])
  }

  /// A `?` inside a list or a map, however it is spelled.
  func reportOptionalElement(of bare: String, at range: SourceRange) {
    report(
      .misplacedOptional,
      Phrase(
        "the elements of a list and the values of a map are never nil", zh: "列表的元素和字典的值不能为 nil"),
      at: range,
      help: Phrase(
        "write `\(bare)`; the `?` of the whole stands on the field's name", zh: "写成 `\(bare)`；若整体可选，`?` 写在字段名上"),
      fixIts: [.init(Phrase("remove the `?`", zh: "删除 `?`"), replace: range, with: bare)])
  }

  private func reportUndeclared(_ name: Located<String>, suffix: String) {
    let declared = symbols.names.keys.sorted().filter { if case .message? = symbols.names[$0] { false } else { true } }
    let near = Spelling.nearest(to: name.value, in: TypeName.builtins + declared).map { $0 + suffix }
    let scalars = Wording.list(TypeName.scalars, .or)
    report(
      .unknownType, undeclared(name.value), at: name.range,
      help: near.map(Wording.didYouMean)
        ?? Phrase(
          "declare it as an `object` or an `enum`, or use one of \(scalars)",
          zh: "把它声明为 `object` 或 `enum`，或使用\(scalars)"),
      fixIts: near.map { [.init(Wording.replace(with: $0), replace: name.range, with: $0)] } ?? [])
  }

  func undeclared(_ name: String) -> Phrase {
    Phrase("`\(name)` is no declared type", zh: "`\(name)` 不是已声明的类型")
  }
}
