import Schema
import SourceText
import YAML

extension Rule {
  static let badID = Rule("bad-id", .error, isConfigurable: false, theme: .ids)
}

extension Diagnostic {
  static func badID(readsAt range: SourceRange, of ids: TypeIDs) -> Diagnostic {
    Diagnostic(
      .badID, "a message whose first id contains `_` cannot use `alsoReads`", zh: "首个 ID 含 `_` 的消息不能使用 `alsoReads`",
      at: range, notes: [.init(LocalizedText("the id is declared here", zh: "ID 在这里"), at: ids.range)],
      help: LocalizedText("remove `alsoReads`: it would leave no value for `_`", zh: "删除 `alsoReads`：那样 `_` 没有取值"))
  }

  /// - Parameter values: Those of the mapping, as they are written.
  static func badID(mapping range: SourceRange, values: [String]) -> Diagnostic {
    let id = values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
    return Diagnostic(
      .badID, "an id must be an integer or a string, not a mapping", zh: "ID 必须是整数或字符串，而不是映射", at: range,
      help: Wording.write("id: \(id)"))
  }

  /// - Parameters:
  ///   - list: As it is written, as is the first list in it.
  ///   - keyCount: How many values an id has.
  static func badID(
    list: Located<String>, holding inner: Located<String>, isOnly: Bool, keyCount: Int
  ) -> Diagnostic {
    let isTuple = isOnly && keyCount > 1
    let several = "ids: \(isOnly && keyCount == 1 ? inner.value : list.value)"
    let one = "id: \(inner.value)"
    return Diagnostic(
      .badID, "an id must be an integer or a string, not a list", zh: "ID 必须是整数或字符串，而不是列表", at: inner.range,
      help: isTuple
        ? LocalizedText("write `\(one)`, or `\(several)` for several", zh: "写成 `\(one)`；若有多个，写成 `\(several)`")
        : LocalizedText("for several ids, write `\(several)`", zh: "若有多个 ID，写成 `\(several)`"),
      fixIts: isTuple ? [.init(Wording.write(one), replace: list.range, with: inner.value)] : [])
  }

  static func badID(emptyListAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badID, "an empty list is not a valid id", zh: "空列表不是 ID", at: range,
      help: LocalizedText("write one value for each id key", zh: "为每个 ID 键写一个值"))
  }

  static func badID(noList node: YAMLNode) -> Diagnostic {
    Diagnostic(
      .badID, "`ids` must be a list of ids", zh: "`ids` 是 ID 的列表", at: node.range,
      help: Wording.write(node.kind == .scalar ? "id: \(node.text)" : "ids: [8, 12]"))
  }

  static func badID(collection node: YAMLNode) -> Diagnostic {
    let kind = Wording.kind(node)
    return Diagnostic(
      .badID, "an id must be an integer or a string, not \(kind)", zh: "ID 必须是整数或字符串，而不是\(kind)", at: node.range,
      help: node.kind == .sequence ? Wording.severalIdentities : nil)
  }

  /// - Parameter node: `null` or a bool.
  static func badID(word node: YAMLNode) -> Diagnostic {
    Diagnostic(
      .badID,
      node.isNull
        ? LocalizedText("an id must not be null", zh: "空值不是 ID")
        : LocalizedText("a Boolean is not a valid id", zh: "布尔值不是 ID"),
      at: node.range, help: node.text.isEmpty ? nil : Wording.asString(node.text))
  }

  static func badID(number node: YAMLNode) -> Diagnostic {
    Diagnostic(
      .badID,
      PlainScalar.isInteger(node.text)
        ? LocalizedText("`\(node.text)` is not a 64-bit integer", zh: "`\(node.text)` 不是 64 位整数")
        : LocalizedText("`\(node.text)` is not an integer", zh: "`\(node.text)` 不是整数"),
      at: node.range, help: Wording.asString(node.text))
  }

  static func badID(emptyTextAt range: SourceRange) -> Diagnostic {
    Diagnostic(.badID, "an id must not be an empty string", zh: "ID 不能是空字符串", at: range)
  }
}
