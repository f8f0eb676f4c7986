import MessageRuntime
import Schema

/// What is at a place, to be shown: the payload's own text, but for what is sensitive in it.
struct FoundText {
  let shapes: SchemaShapes

  /// A value that is, or should be, of a type.
  func text(_ place: JSONPlace, as type: FieldType, isHidden: Bool = false) -> String {
    isHidden ? Field.redaction : json(place, type) ?? Field.redaction
  }

  /// A payload of a message.
  /// - Parameter known: keys beside the fields that mean something.
  func text(_ place: JSONPlace, of shape: ObjectShape, beside known: [JSONKey]) -> String {
    json(place, shape, known) ?? Field.redaction
  }

  /// nil: it is not what it should be, so that anything in it may be sensitive.
  private func json(_ place: JSONPlace, _ type: FieldType) -> String? {
    switch (type, place.kind) {
    case (.object(let id), _): return json(place, shapes.object(id), [])
    case _ where !holdsSensitive(type): return place.value.json
    case (.list(let element), .list):
      return "[" + (place.elements ?? []).map { inner(json($0, element)) }.joined(separator: ",") + "]"
    case (.list(let element), _): return json(place, element)
    case (.map(let element), .object):
      return object(place) { _, value in json(value, element) }
    default: return nil
    }
  }

  private func json(_ place: JSONPlace, _ shape: ObjectShape, _ known: [JSONKey]) -> String? {
    guard shape.holdsSensitive, !place.isNull else { return place.value.json }
    guard place.isObject else { return nil }
    return object(place) { key, value in
      if let field = shape.field(ofKey: key) { return field.field.isSensitive ? nil : json(value, field.field.type) }
      return known.contains(JSONKey(key)) ? value.value.json : nil
    }
  }

  private func object(_ place: JSONPlace, _ text: (String, JSONPlace) -> String?) -> String {
    let members = place.members.map { JSONValue($0.key).json + ":" + inner(text($0.key, $0.place)) }
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
