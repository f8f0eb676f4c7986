import Schema
import SourceText
import YAML

extension Rule {
  static let badIdentity = Rule(
    "bad-identity", .error, isFatal: true, theme: .identities,
    summary: Phrase("a value that cannot be an identity", zh: "不能作为标识的值"),
    why: Phrase(
      """
      An identity is an integer of 64 bits or a text, so that every platform compares it in the same way. A bool \
      is written as `true` by one and as `1` by another, and a fraction is rarely equal to itself.
      """,
      zh: "标识是 64 位整数或文本，这样各平台的比较方式才一致。布尔值有的平台写成 `true`，有的写成 `1`；小数则难以精确相等。"),
    bad: [
      """
      message: Gift
          ↓
      id: yes
      """,
      """
      message: Gift
          ↓
      id: 1.5
      """,
      """
      message: Gift
           ↓
      ids: 5
      """,
      """
      message: Gift
          ↓
      id: 99999999999999999999
      """,
    ],
    good: [
      """
      message: Gift
      ids: [5, "1.5", 10..12]
      """
    ])
}

extension Diagnostic {
  static func badIdentity(readsAt range: SourceRange, of identity: Identity) -> Diagnostic {
    Diagnostic(
      .badIdentity,
      Phrase(
        "a message whose first identity has a `_` cannot be read otherwise", zh: "首个标识含 `_` 的消息不能用其他方式读取"),
      at: range, notes: [.init(Phrase("the identity is here", zh: "标识在这里"), at: identity.range)],
      help: Phrase("there would be no value for the `_`: remove `reads`", zh: "那样 `_` 就没有值：删除 `reads`"))
  }

  /// - Parameter values: Those of the mapping, as they are written.
  static func badIdentity(mapping range: SourceRange, values: [String]) -> Diagnostic {
    let id = values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
    return Diagnostic(
      .badIdentity, Phrase("an identity is an integer or a string, not a mapping", zh: "标识是整数或字符串，而不是映射"), at: range,
      help: Wording.write("id: \(id)"))
  }

  /// - Parameters:
  ///   - list: As it is written, as is the first list in it.
  ///   - keyCount: How many values an identity has.
  static func badIdentity(
    list: Located<String>, holding inner: Located<String>, isOnly: Bool, keyCount: Int
  ) -> Diagnostic {
    let isTuple = isOnly && keyCount > 1
    let several = "ids: \(isOnly && keyCount == 1 ? inner.value : list.value)"
    let one = "id: \(inner.value)"
    return Diagnostic(
      .badIdentity, Phrase("an identity is an integer or a string, not a list", zh: "标识是整数或字符串，而不是列表"), at: inner.range,
      help: isTuple
        ? Phrase("write `\(one)`, or `\(several)` for several", zh: "写成 `\(one)`；若有多个，写成 `\(several)`")
        : Phrase("for several identities, write `\(several)`", zh: "若有多个标识，写成 `\(several)`"),
      fixIts: isTuple ? [.init(Wording.write(one), replace: list.range, with: inner.value)] : [])
  }

  static func badIdentity(emptyListAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badIdentity, Phrase("an empty list is no identity", zh: "空列表不是标识"), at: range,
      help: Phrase("a value for each identity key", zh: "为每个标识键写一个值"))
  }

  static func badIdentity(noList node: YAMLNode) -> Diagnostic {
    Diagnostic(
      .badIdentity, Phrase("`ids` is a list of identities", zh: "`ids` 是标识的列表"), at: node.range,
      help: Wording.write(node.kind == .scalar ? "id: \(node.text)" : "ids: [8, 12]"))
  }

  static func badIdentity(collection node: YAMLNode) -> Diagnostic {
    let kind = Wording.kind(node)
    return Diagnostic(
      .badIdentity, Phrase("an identity is an integer or a string, not \(kind)", zh: "标识是整数或字符串，而不是\(kind)"),
      at: node.range,
      help: node.kind == .sequence ? Wording.severalIdentities : nil)
  }

  /// - Parameter node: `null` or a bool.
  static func badIdentity(word node: YAMLNode) -> Diagnostic {
    Diagnostic(
      .badIdentity,
      node.isNull ? Phrase("nothing is no identity", zh: "空值不是标识") : Phrase("a bool is no identity", zh: "布尔值不是标识"),
      at: node.range, help: node.text.isEmpty ? nil : Wording.asString(node.text))
  }

  static func badIdentity(number node: YAMLNode) -> Diagnostic {
    Diagnostic(
      .badIdentity,
      PlainScalar.isInteger(node.text)
        ? Phrase("`\(node.text)` is no integer of 64 bits", zh: "`\(node.text)` 不是 64 位整数")
        : Phrase("`\(node.text)` is no integer", zh: "`\(node.text)` 不是整数"),
      at: node.range, help: Wording.asString(node.text))
  }

  static func badIdentity(emptyTextAt range: SourceRange) -> Diagnostic {
    Diagnostic(.badIdentity, Phrase("an empty text is no identity", zh: "空文本不是标识"), at: range)
  }
}
