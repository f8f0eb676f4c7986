import Schema

/// An attachment or object as generated code sees it: its fields spelt, and the inline types inside it.
final class SwiftObject: Sendable {
  let expression: SwiftExpression
  let declaration: Declaration
  let access: String
  /// The name in its own declaration.
  let name: String
  /// The name from outside.
  let type: String
  /// What it conforms to so that values can be compared: `Hashable, `.
  let equality: String
  /// The fields that travel.
  let fields: [SwiftField]
  /// Stored properties that never travel.
  let locals: [SwiftField]
  let rules: [ValidationRule]
  /// What an attachment remembers of its identity.
  let identity: [RememberedIdentity.Property]
  /// Of an attachment: its one identity, if that is all it has.
  let typeID: Identity.Value?
  /// Of an attachment: it has a text that travels beside the JSON.
  let hasFallback: Bool
  let enums: [EnumType.ID]
  let objects: [SwiftObject]

  init(_ message: Message, _ expression: SwiftExpression, enums: [EnumType.ID], objects: [SwiftObject]) {
    let spelling = expression.spelling
    self.expression = expression
    declaration = message.declaration
    access = spelling.target.access.rawValue
    name = spelling.target.attachmentName(of: message)
    type = name
    equality = spelling.target.conformances
    fields = message.fields.map { SwiftField($0, spelling) }
    locals = message.locals.map { SwiftField($0, spelling) }
    rules = message.rules
    identity = RememberedIdentity(message, spelling.schema).properties
    typeID = message.identity.single
    hasFallback = message.surfaces.fallback != nil
    self.enums = enums
    self.objects = objects
  }

  init(_ id: ObjectType.ID, _ expression: SwiftExpression, enums: [EnumType.ID], objects: [SwiftObject]) {
    let spelling = expression.spelling
    let object = spelling.schema.objects[id.index]
    self.expression = expression
    declaration = object.declaration
    access = spelling.target.access.rawValue
    name = object.name
    type = spelling.qualifiedName(object.declaration, in: object.owner)
    equality = spelling.conformances(of: id)
    fields = object.fields.map { SwiftField($0, spelling) }
    locals = []
    rules = object.rules
    identity = []
    typeID = nil
    hasFallback = false
    self.enums = enums
    self.objects = objects
  }

  /// Those that have a stored property, in the order of the initialiser.
  var stored: [SwiftField] { locals.isEmpty ? fields : fields + locals }

  /// For names that no stored property has.
  var names: Names { Names(stored.map(\.field.swiftName) + identity.map(\.name)) }

  /// How it and what is inside it is read, written and checked.
  var codings: [ObjectCodingView] { [ObjectCodingView(self)] + innerCodings }

  /// The same of what is inside alone.
  var innerCodings: [ObjectCodingView] { objects.flatMap(\.codings) }
}
