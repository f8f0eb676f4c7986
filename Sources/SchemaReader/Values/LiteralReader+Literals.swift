import Language
import Schema
import SourceText
import YAML

extension LiteralReader {
  /// A constant in a schema as a value of a type; nil with a finding if it is none.
  func literal(_ node: YAMLNode, of type: FieldType, use: LiteralUse) -> Literal? {
    switch type {
    case .string: return forms.check(node, is: .text, what: use.title) ? .string(node.text) : nil
    case .bool: return boolLiteral(node, use)
    case .integer(let integer): return integerLiteral(node, integer, use)
    case .double: return doubleLiteral(node, use)
    case .enumeration(let id): return caseLiteral(node, id, use)
    case .data where use == .defaultValue: return dataLiteral(node, use)
    case .json where use == .defaultValue: return forms.json(node).map { .json($0) }
    case .list where use == .defaultValue: return emptyLiteral(node, .sequence, "[]", use).map { .emptyList }
    case .map where use == .defaultValue: return emptyLiteral(node, .mapping, "{}", use).map { .emptyMap }
    case .object(let id) where use == .defaultValue:
      guard emptyLiteral(node, .mapping, "{}", use) != nil else { return nil }
      symbols.objectDefaults.append((id, node.range))
      return .emptyObject
    default:
      refuse(
        node, use,
        Phrase("\(type.title) has no such values in a schema", zh: "\(type.title)类型的值不能写在 schema 里"),
        help: use == .defaultValue
          ? Phrase("make it optional", zh: "把它改为可选")
          : Phrase(
            "test for `present`, `absent`, `empty` or `nonEmpty`",
            zh: "改为判断 `present`、`absent`、`empty` 或 `nonEmpty`"))
      return nil
    }
  }

  private func boolLiteral(_ node: YAMLNode, _ use: LiteralUse) -> Literal? {
    guard node.isPlain, let value = PlainScalar.bool(node.text) else {
      return mismatch(node, use, .bool)
    }
    return .bool(value)
  }

  private func integerLiteral(_ node: YAMLNode, _ type: FieldType.Integer, _ use: LiteralUse) -> Literal? {
    guard !forms.reportAmbiguous(node) else { return nil }
    guard node.isPlain, PlainScalar.isInteger(node.text) else { return mismatch(node, use, .integer(.min ... .max)) }
    guard let bound = Bound(node.text), type.holds(bound) else {
      report(
        use == .defaultValue ? .defaultOutOfRange : use.rule,
        Phrase(
          "`\(node.text)` is out of the range of `\(type.rawValue)`",
          zh: "`\(node.text)` 超出了 `\(type.rawValue)` 的范围"),
        at: node.range, help: Phrase("choose a wider type, or another value", zh: "换用更宽的类型，或换一个值"))
      return nil
    }
    switch bound {
    case .integer(let value): return .integer(value)
    case .unsigned(let value): return .unsigned(value)
    case .double: return nil
    }
  }

  private func doubleLiteral(_ node: YAMLNode, _ use: LiteralUse) -> Literal? {
    guard !forms.reportAmbiguous(node) else { return nil }
    guard node.isPlain, PlainScalar.isNumber(node.text), let value = Double(node.text), value.isFinite else {
      return mismatch(node, use, .number)
    }
    return .double(value)
  }

  private func caseLiteral(_ node: YAMLNode, _ id: EnumType.ID, _ use: LiteralUse) -> Literal? {
    guard forms.check(node, is: .text, what: use.title) else { return nil }
    if symbols[id].cases.contains(where: { $0.name.value == node.text }) { return .enumCase(node.text) }
    report(.unknownCase(Located(node.text, node.range), of: symbols[id]))
    return nil
  }

  private func dataLiteral(_ node: YAMLNode, _ use: LiteralUse) -> Literal? {
    guard forms.check(node, is: .text, what: use.title) else { return nil }
    guard let bytes = Base64.decode(node.text) else {
      refuse(
        node, use, Phrase("`\(node.text)` is not base64", zh: "`\(node.text)` 不是 base64"),
        help: Phrase("write base64 with its padding", zh: "写成带填充的 base64"))
      return nil
    }
    return .data(bytes)
  }

  private func emptyLiteral(
    _ node: YAMLNode, _ kind: YAMLNode.Kind, _ text: String, _ use: LiteralUse
  ) -> Void? {
    if node.kind == kind, node.items.isEmpty, node.entries.isEmpty { return () }
    refuse(
      node, use, Phrase("the only default of such a type is `\(text)`", zh: "这种类型的默认值只能是 `\(text)`"),
      help: Phrase("write `\(text)`, or make it optional", zh: "写成 `\(text)`，或把它改为可选"))
    return nil
  }

  private func mismatch(_ node: YAMLNode, _ use: LiteralUse, _ wanted: Shape) -> Literal? {
    let bare = node.kind == .scalar && !node.isPlain && wanted.isWritten(node.text) ? node.text : nil
    report(
      use.rule, Wording.mismatch(node, wanted, what: use.title), at: node.range,
      help: bare.map { Phrase("write `\($0)` without quotes", zh: "去掉引号，写成 `\($0)`") },
      fixIts: bare.map {
        [.init(Phrase("remove the quotes", zh: "去掉引号"), replace: node.range, with: $0)]
      } ?? [])
    return nil
  }

  private func refuse(_ node: YAMLNode, _ use: LiteralUse, _ message: Phrase, help: Phrase? = nil) {
    report(use.rule, message, at: node.range, help: help)
  }
}

extension Shape {
  /// Whether a text without quotes would be a number or bool of this shape.
  fileprivate func isWritten(_ text: String) -> Bool {
    switch self {
    case .integer: PlainScalar.isInteger(text)
    case .number: PlainScalar.isNumber(text)
    case .bool: PlainScalar.bool(text) != nil
    default: false
    }
  }
}

extension EnumType.Raw {
  var text: String {
    switch self {
    case .integer(let value): String(value)
    case .string(let value): value
    }
  }
}
