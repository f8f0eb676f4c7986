import Schema
import Templating

/// The inline types of a message or object, written out.
struct NestedTypes {
  /// Whole declarations, to stand inside the type that holds them.
  var declarations: [String] = []
  var codings: [ObjectCodingView] = []
}

/// Which types of a schema each message or object owns, in the schema's order.
struct InlineTypes {
  let enums: [Owner: [Int]]
  let objects: [Owner: [Int]]

  init(_ schema: Schema) {
    enums = Dictionary(grouping: schema.enums.indices) { schema.enums[$0].owner }
    objects = Dictionary(grouping: schema.objects.indices) { schema.objects[$0].owner }
  }
}

extension SwiftEmitter {
  /// The inline types that a message or object owns, those inside them included.
  func nestedTypes(of owner: Owner) -> NestedTypes {
    var nested = NestedTypes()
    for index in inlineTypes.enums[owner] ?? [] {
      nested.declarations.append(templates.enumeration.declaration(EnumView(schema.enums[index], target)))
    }
    for index in inlineTypes.objects[owner] ?? [] {
      let written = self.object(schema.objects[index], ObjectType.ID(index))
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
    var text = render(view)
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
