import MessageRuntime
import Schema
import SourceText

/// An object of a payload, which may be missing, and the keys that mean something in it.
struct NamedObject {
  /// Where it is, or should be.
  let pointer: String
  let node: JSONNode?
  /// The fields in it.
  let fields: [FieldShape]
  /// Keys beside the fields.
  var others: [JSONKey] = []
  /// The one of `others` under which the payload should be, if it is missing.
  var payloadKey: JSONKey?

  /// Its keys that the schema does not name, and those that are there twice.
  /// - Parameter all: the objects in which a key may be meant to be.
  func rows(among all: [NamedObject], _ path: String = "") -> [ExplainedRow] {
    (node?.members ?? []).compactMap { member in
      let isKnown = names(member.key)
      if isKnown, member.count == 1 { return nil }
      return ExplainedRow(
        isKnown ? .duplicateKey : .unknownKey(hint(for: member.key, member.node, in: all)),
        path: path.isEmpty ? member.key : path + "." + member.key, pointer: member.node.pointer)
    }
  }

  private func names(_ key: String) -> Bool {
    others.contains(JSONKey(key)) || fields.contains { $0.keys.contains(JSONKey(key)) }
  }

  private var absentFields: [FieldShape] {
    guard let node else { return fields }
    return fields.filter { $0.node(in: node) == nil }
  }

  /// What an unknown key may be meant for.
  private func hint(for key: String, _ value: JSONNode, in all: [NamedObject]) -> KeyHint? {
    let absent = absentFields
    if let field = absent.first(where: { UTF8Text.areSame($0.field.name, key) }) {
      return .key(field.field.keyText, of: field.field.name)
    }
    for object in all where object.pointer != pointer {
      let field = object.absentFields.first { field in
        field.keys.contains(JSONKey(key)) || UTF8Text.areSame(field.field.name, key)
      }
      if let field { return .elsewhere(object.pointer + "/" + JSONNode.escaped(field.field.keyText)) }
    }
    if let payloadKey, let members = value.asObject?.members {
      let holdsFields = all.contains { object in
        object.pointer != pointer && members.contains { member in object.names(member.key) }
      }
      if holdsFields { return .nearest(payloadKey.text) }
    }
    let missing = others.filter { node?.member($0.text) == nil }.map(\.text)
    if let near = Spelling.nearest(to: key, in: absent.map(\.field.keyText) + missing) { return .nearest(near) }
    // Of an object that is missing, the keys may be beside it.
    for object in all where object.node == nil {
      if let near = Spelling.nearest(to: key, in: object.fields.map(\.field.keyText)) {
        return .elsewhere(object.pointer + "/" + JSONNode.escaped(near))
      }
    }
    return nil
  }
}
