import Language
import Schema
import SourceText
import YAML

/// Reads values of fields: their defaults, what conditions and choices compare them with, and numbers and Booleans of
/// examples.
struct LiteralReader: ResolvingReader {
  /// What a value is for.
  enum Use: Equatable, Sendable {
    case defaultValue
    /// In a `when`.
    case predicate
    /// A key of `cases`.
    case choice
    case example(ExampleValueReader.Subject)
  }

  let context: ReaderContext

  /// A constant in a schema as a value of a type; nil with a finding if it is none.
  func literal(_ node: YAMLNode, of type: FieldType, use: Use) -> Literal? {
    switch type {
    case .string: return forms.check(node, is: .text, what: use.title) ? .string(node.text) : nil
    case .bool: return bool(node, use)
    case .integer(let integer): return self.integer(node, integer, use)
    case .double: return double(node, use)
    case .enumeration(let id): return enumCase(node, symbols[id], use)
    case .data where use == .defaultValue: return data(node)
    case .json where use == .defaultValue: return forms.json(node).map { .json($0) }
    case .list where use == .defaultValue: return isEmpty(node, .sequence, "[]") ? .emptyList : nil
    case .map where use == .defaultValue: return isEmpty(node, .mapping, "{}") ? .emptyMap : nil
    case .object(let id) where use == .defaultValue:
      guard isEmpty(node, .mapping, "{}") else { return nil }
      symbols.objectDefaults.append((id, node.range))
      return .emptyObject
    default: return fail(.badLiteral(node, for: use, ofType: type))
    }
  }

  private func bool(_ node: YAMLNode, _ use: Use) -> Literal? {
    guard node.isPlain, let value = PlainScalar.bool(node.text) else { return mismatch(node, use, .bool) }
    return .bool(value)
  }

  private func integer(_ node: YAMLNode, _ type: FieldType.Integer, _ use: Use) -> Literal? {
    guard !forms.reportAmbiguous(node) else { return nil }
    guard node.isPlain, PlainScalar.isInteger(node.text) else { return mismatch(node, use, .integer(.min ... .max)) }
    guard let bound = Bound(node.text), type.holds(bound) else { return fail(.badLiteral(node, for: use, outOf: type)) }
    switch bound {
    case .integer(let value): return .integer(value)
    case .unsigned(let value): return .unsigned(value)
    case .double: return nil
    }
  }

  private func double(_ node: YAMLNode, _ use: Use) -> Literal? {
    guard !forms.reportAmbiguous(node) else { return nil }
    guard node.isPlain, PlainScalar.isNumber(node.text), let value = Double(node.text), value.isFinite else {
      return mismatch(node, use, .number)
    }
    return .double(value)
  }

  private func enumCase(_ node: YAMLNode, _ type: EnumType, _ use: Use) -> Literal? {
    // What is no case is not to be quoted either.
    if node.kind == .scalar, !node.text.isEmpty, !type.cases.contains(where: { $0.name.value == node.text }) {
      return fail(.unknownCase(node.locatedText, of: type))
    }
    return forms.check(node, is: .text, what: use.title) ? .enumCase(node.text) : nil
  }

  private func data(_ node: YAMLNode) -> Literal? {
    guard forms.check(node, is: .text, what: Use.defaultValue.title) else { return nil }
    if let bytes = Base64.decode(node.text) { return .data(bytes) }
    return fail(.badLiteral(noBase64: node, for: .defaultValue))
  }

  private func isEmpty(_ node: YAMLNode, _ kind: YAMLNode.Kind, _ empty: String) -> Bool {
    if node.kind == kind, node.items.isEmpty, node.entries.isEmpty { return true }
    return fail(.badDefault(node, not: empty))
  }

  private func mismatch(_ node: YAMLNode, _ use: Use, _ wanted: Shape) -> Literal? {
    let isQuoted = node.kind == .scalar && !node.isPlain && wanted.isWritten(node.text)
    return fail(.badLiteral(node, for: use, wanted: wanted, isQuoted: isQuoted))
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
