import Schema
import Templating

/// The inline types of a message or object, written out.
struct NestedTypes {
  /// Whole declarations, to stand inside the type that holds them.
  var declarations: [String] = []
  var codings: [ObjectCodingView] = []
}

/// Which inline types a type holds, in the schema's order.
struct InlineTypes {
  private var enums: [Owner: [EnumType.ID]]
  private var objects: [Owner: [ObjectType.ID]]

  init(_ schema: Schema) {
    enums = Dictionary(grouping: schema.enums.indices.map { EnumType.ID($0) }) { schema[$0].owner }
    objects = Dictionary(grouping: schema.objects.indices.map { ObjectType.ID($0) }) { schema[$0].owner }
  }

  func enums(of owner: Owner) -> [EnumType.ID] { enums[owner] ?? [] }
  func objects(of owner: Owner) -> [ObjectType.ID] { objects[owner] ?? [] }
}

extension SwiftEmitter {
  /// The inline types that a message or object owns, those inside them included.
  func nestedTypes(of owner: Owner) -> NestedTypes {
    var nested = NestedTypes()
    for id in inlineTypes.enums(of: owner) {
      nested.declarations.append(templates.enumeration.declaration(EnumView(schema[id], target)))
    }
    for id in inlineTypes.objects(of: owner) {
      let written = self.object(schema[id], id)
      nested.declarations.append(written.declaration)
      nested.codings += written.codings
    }
    return nested
  }

  /// An object's declaration, and how it and what is inside it are read and written.
  func object(_ object: ObjectType, _ id: ObjectType.ID) -> (declaration: String, codings: [ObjectCodingView]) {
    let inside = nestedTypes(of: .object(id))
    let expression = expression(inside: .object(id))
    let view = ObjectView(object, id, expression.spelling, nested: inside.declarations)
    let type = expression.spelling.qualifiedName(object.declaration, in: object.owner)
    let subject = ObjectCodingView.Subject(type: type, fields: object.fields, rules: object.rules)
    return (templates.object.declaration(view), [ObjectCodingView(subject, expression)] + inside.codings)
  }
}

extension Template {
  /// The text without its last line break, to stand inside another declaration.
  func declaration(_ view: V) -> String {
    var bytes: [UInt8] = []
    render(view, into: &bytes)
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
