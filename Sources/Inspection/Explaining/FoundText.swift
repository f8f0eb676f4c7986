import MessageRuntime
import Schema

/// The text that is shown for a value of a payload: the payload's own, without sensitive values.
struct FoundText {
  let shapes: SchemaShapes

  /// A value that is, or should be, of a type.
  func text(_ node: JSONNode, as type: FieldType, isHidden: Bool = false) -> String {
    isHidden ? Field.redaction : json(node, type) ?? Field.redaction
  }

  /// A payload of a message.
  /// - Parameter known: keys beside the fields that mean something.
  func text(_ node: JSONNode, of shape: ObjectShape, beside known: [JSONKey]) -> String {
    json(node, shape, known) ?? Field.redaction
  }

  /// nil: it is not what it should be, so that anything in it may be sensitive.
  private func json(_ node: JSONNode, _ type: FieldType) -> String? {
    switch (type, node.kind) {
    case (.object(let id), _): return json(node, shapes.object(id), [])
    case _ where !holdsSensitive(type): return node.value.json
    case (.list(let element), .list):
      return "[" + (node.elements ?? []).map { inner(json($0, element)) }.joined(separator: ",") + "]"
    case (.list(let element), _): return json(node, element)
    case (.map(let element), .object):
      return object(node) { _, value in json(value, element) }
    default: return nil
    }
  }

  private func json(_ node: JSONNode, _ shape: ObjectShape, _ known: [JSONKey]) -> String? {
    guard shape.holdsSensitive, !node.isNull else { return node.value.json }
    guard node.isObject else { return nil }
    return object(node) { key, value in
      if let field = shape.field(ofKey: key) { return field.field.isSensitive ? nil : json(value, field.field.type) }
      return known.contains(JSONKey(key)) ? value.value.json : nil
    }
  }

  private func object(_ node: JSONNode, _ text: (String, JSONNode) -> String?) -> String {
    let members = node.members.map { JSONValue($0.key).json + ":" + inner(text($0.key, $0.node)) }
    return "{" + members.joined(separator: ",") + "}"
  }

  private func inner(_ text: String?) -> String { text ?? JSONValue(Field.redaction).json }

  private func holdsSensitive(_ type: FieldType) -> Bool {
    if case .object(let id) = type.leaf { shapes.object(id).holdsSensitive } else { false }
  }
}

extension ObjectShape {
  /// The field that is in the JSON under a key or alias.
  fileprivate func field(ofKey key: String) -> FieldShape? {
    fields.first { $0.isInJSON && $0.keys.contains(JSONKey(key)) }
  }
}
