import MessageRuntime
import Schema
import SourceText

/// Compares what is in a field of a payload with what was made of it, and looks for keys that the schema does not name,
/// and for those that are there twice.
///
/// What could not be read is looked at for its keys, too. What is sensitive is not.
struct ValueWalk {
  let shapes: SchemaShapes
  /// Of the field.
  let range: SourceRange
  /// What is to be said of values, and of keys.
  private(set) var notes: [ExplainedRow] = []
  private(set) var keys: [ExplainedRow] = []

  init(shapes: SchemaShapes, range: SourceRange) { (self.shapes, self.range) = (shapes, range) }

  /// A field of a message or object that was read.
  mutating func walk(_ node: JSONNode, field probe: FieldProbe, _ strategy: DecodingStrategy, _ path: String) {
    if probe.value == nil, probe.failures.isEmpty, !node.isNull { add(.readAs(nil), node, strategy, path) }
    walk(node, probe.value, strategy, path)
  }

  /// - Parameter value: nil: it could not be decoded, or means no value, which is reported already.
  private mutating func walk(_ node: JSONNode, _ value: PayloadValue?, _ strategy: DecodingStrategy, _ path: String) {
    if value == nil, strategy.isHidden { return }
    var (node, strategy) = (node, strategy)
    if strategy.options.remove(.jsonString) != nil, let inside = node.inside { node = inside }
    switch strategy.type {
    case .object(let id): walk(node, value?.object, shapes.object(id), strategy, path)
    case .list(let element): walk(node, value?.list, of: element, strategy, path)
    case .map(let element): walk(node, value?.map, of: element, strategy, path)
    default: if let value { compare(node, value, strategy, path) }
    }
  }

  private mutating func add(
    _ kind: ExplainedRow.Kind, _ node: JSONNode, _ strategy: DecodingStrategy, _ path: String,
    declared: DeclaredValues? = nil
  ) {
    let found = FoundText(shapes: shapes).text(node, as: strategy.type, isHidden: strategy.isHidden)
    notes.append(
      ExplainedRow(kind, path: path, pointer: node.pointer, found: found, range: range, declared: declared))
  }

  /// Adds a row with the value that a node was decoded as, if they differ.
  private mutating func compare(_ node: JSONNode, _ value: PayloadValue, _ strategy: DecodingStrategy, _ path: String) {
    if value.isUndeclared, case .enumeration(let id) = strategy.type {
      // Which case a hidden value is most like would reveal something of it.
      let raw = strategy.isHidden ? "" : node.value.json
      add(.undeclared, node, strategy, path, declared: DeclaredValues(of: shapes.schema[id], besides: raw))
    }
    if value.isSame(as: node, strategy.options) { return }
    add(.readAs(strategy.isHidden ? Field.redaction : value.shown), node, strategy, path)
  }

  // MARK: What holds others

  private mutating func walk(
    _ node: JSONNode, _ object: PayloadObject?, _ shape: ObjectShape, _ strategy: DecodingStrategy, _ path: String
  ) {
    if object != nil, !node.isObject { add(.readAs("{…}"), node, strategy, path) }
    guard let node = node.asObject else { return }
    if !strategy.isHidden {
      let named = NamedObject(pointer: node.pointer, node: node, fields: shape.fields.filter(\.isInJSON))
      keys += named.rows(among: [named], path)
    }
    for (index, field) in shape.fields.enumerated() where field.isInJSON {
      guard let there = field.node(in: node) else { continue }
      let inner = DecodingStrategy(field, around: strategy.options, isHidden: strategy.isHidden)
      let name = path + "." + field.field.name
      if let object {
        walk(there, field: probe(there, object.values[index], of: field, inner), inner, name)
      } else {
        walk(there, nil, inner, name)
      }
    }
  }

  /// What was decoded of a field. If the payload's value is as good as none, a default is not its value.
  private func probe(
    _ node: JSONNode, _ value: PayloadValue?, of field: FieldShape, _ strategy: DecodingStrategy
  ) -> FieldProbe {
    let isStandard = value != nil && value == PayloadObject.standard(field, shapes)
    return isStandard ? FieldProbe(node, strategy, in: shapes) : FieldProbe(value: value)
  }

  private mutating func walk(
    _ node: JSONNode, _ values: [PayloadValue]?, of element: FieldType, _ strategy: DecodingStrategy, _ path: String
  ) {
    if values != nil, node.kind != .list { add(.readAs("[…]"), node, strategy, path) }
    let inner = strategy.of(element)
    guard let elements = node.elements ?? node.inside?.elements else {
      return walk(node, values?.first, inner, path + "[0]")
    }
    let isWhole = elements.count == values?.count
    for (index, there) in elements.enumerated() {
      walk(there, element: isWhole ? values?[index] : nil, isRead: values != nil, inner, "\(path)[\(index)]")
    }
  }

  private mutating func walk(
    _ node: JSONNode, _ values: [String: PayloadValue]?, of element: FieldType, _ strategy: DecodingStrategy,
    _ path: String
  ) {
    if values != nil, !node.isObject { add(.readAs("{…}"), node, strategy, path) }
    let inner = strategy.of(element)
    // By bytes, which is fast whatever the keys are.
    let values = values.map { Dictionary(uniqueKeysWithValues: $0.map { (UTF8Text($0.key), $0.value) }) }
    for member in node.asObject?.members ?? [] {
      // Keys of a sensitive map are as sensitive as its values.
      let name = strategy.isHidden ? path : "\(path)[\(JSONValue(member.key).json)]"
      let there = strategy.isHidden ? member.node.moved(to: node) : member.node
      if !strategy.isHidden, member.count > 1 {
        keys.append(ExplainedRow(.duplicateKey, path: name, pointer: there.pointer))
      }
      let value = values?[UTF8Text(member.key)]
      // An unpaired surrogate comes as U+FFFD.
      let hasReadableKey = value != nil || !member.key.unicodeScalars.contains("\u{FFFD}")
      walk(there, element: value, isRead: values != nil, hasReadableKey: hasReadableKey, inner, name)
    }
  }

  /// An element, which may have been dropped.
  ///
  /// - Parameters:
  ///   - isRead: What holds it was read.
  ///   - hasReadableKey: A map can hold it.
  private mutating func walk(
    _ node: JSONNode, element value: PayloadValue?, isRead: Bool, hasReadableKey: Bool = true,
    _ strategy: DecodingStrategy, _ path: String
  ) {
    guard isRead, value == nil else { return walk(node, value, strategy, path) }
    let probe = FieldProbe(node, strategy, in: shapes)
    var failures = probe.failures
    if probe.value == nil, failures.isEmpty { failures.append(MessageFailure(path: "", reason: .missing)) }
    if !hasReadableKey { failures.append(MessageFailure(path: "", reason: .unreadable(expected: .unicodeKey))) }
    if !failures.isEmpty { add(.dropped(strategy.isHidden ? [] : failures), node, strategy, path) }
    walk(node, hasReadableKey ? probe.value : nil, strategy, path)
  }
}
