import MessageRuntime
import Schema
import SourceText

/// Looks in the objects of a payload for keys that the schema does not name, and for those that are there twice.
///
/// It goes by the schema alone: what is in an object that could not be read is looked at, too. What is sensitive is not.
struct KeyWalk {
  let shapes: SchemaShapes
  private(set) var notes: [ValueNote] = []

  init(_ shapes: SchemaShapes) { self.shapes = shapes }

  /// What is in a value that is, or should be, of a type.
  mutating func walk(_ place: JSONPlace, _ type: FieldType, _ path: String) {
    switch type {
    case .object(let id): walk(place, shapes.object(id), path)
    case .list(let element):
      guard let elements = place.elements ?? place.inside?.elements else { return walk(place, element, path + "[0]") }
      for (index, value) in elements.enumerated() { walk(value, element, "\(path)[\(index)]") }
    case .map(let element):
      for member in place.asObject?.members ?? [] {
        let name = "\(path)[\(JSONValue(member.key).json)]"
        if member.count > 1 { add(.duplicateKey, member, name) }
        walk(member.place, element, name)
      }
    default: break
    }
  }

  private mutating func walk(_ place: JSONPlace, _ shape: ObjectShape, _ path: String) {
    guard let place = place.asObject else { return }
    let fields = shape.fields.filter { !$0.isLocal && $0.slot == nil }
    let object = NamedObject(pointer: place.pointer, place: place, fields: fields)
    walk(object, [object], path)
    for field in fields where !field.field.isSensitive {
      if let there = field.place(in: place) { walk(there, field.field.type, path + "." + field.field.name) }
    }
  }

  /// The keys of an object.
  /// - Parameter all: the objects in which a key may be meant to be.
  mutating func walk(_ object: NamedObject, _ all: [NamedObject], _ path: String) {
    for member in object.place?.members ?? [] {
      let name = path.isEmpty ? member.key : path + "." + member.key
      if !object.names(member.key) {
        add(.unknownKey(object.hint(for: member.key, member.place, in: all)), member, name)
      } else if member.count > 1 {
        add(.duplicateKey, member, name)
      }
    }
  }

  private mutating func add(_ kind: ValueNote.Kind, _ member: JSONPlace.Member, _ path: String) {
    notes.append(ValueNote(path: path, pointer: member.place.pointer, found: nil, kind: kind))
  }
}

/// An object of a payload, which may be missing, and the keys that mean something in it.
struct NamedObject {
  /// Where it is, or should be.
  let pointer: String
  let place: JSONPlace?
  /// The fields in it.
  let fields: [FieldShape]
  /// Keys beside the fields.
  var others: [JSONKey] = []
  /// The one of `others` under which the payload should be, if it is missing.
  var payloadKey: JSONKey?

  func names(_ key: String) -> Bool {
    others.contains(JSONKey(key)) || fields.contains { $0.keys.contains(JSONKey(key)) }
  }

  private var absentFields: [FieldShape] {
    guard let place else { return fields }
    return fields.filter { $0.place(in: place) == nil }
  }

  /// What an unknown key may be meant for.
  fileprivate func hint(for key: String, _ value: JSONPlace, in all: [NamedObject]) -> KeyHint? {
    let absent = absentFields
    if let field = absent.first(where: { UTF8Text.areSame($0.field.name, key) }) {
      return .key(field.field.keyText, of: field.field.name)
    }
    for object in all where object.pointer != pointer {
      let field = object.absentFields.first { field in
        field.keys.contains(JSONKey(key)) || UTF8Text.areSame(field.field.name, key)
      }
      if let field { return .elsewhere(object.pointer + "/" + JSONPlace.escaped(field.field.keyText)) }
    }
    if let payloadKey, let members = value.asObject?.members {
      let holdsFields = all.contains { object in
        object.pointer != pointer && members.contains { member in object.names(member.key) }
      }
      if holdsFields { return .nearest(payloadKey.text) }
    }
    let missing = others.filter { place?.member($0.text) == nil }.map(\.text)
    if let near = Spelling.nearest(to: key, in: absent.map(\.field.keyText) + missing) { return .nearest(near) }
    // Of an object that is missing, the keys may be beside it.
    for object in all where object.place == nil {
      if let near = Spelling.nearest(to: key, in: object.fields.map(\.field.keyText)) {
        return .elsewhere(object.pointer + "/" + JSONPlace.escaped(near))
      }
    }
    return nil
  }
}
