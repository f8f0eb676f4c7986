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
  /// Those that have a stored property, in the order of the initialiser.
  let stored: [SwiftField]
  /// The stored properties as templates see them, with what an attachment remembers of its identity.
  let properties: [PropertyView]
  /// For names that no stored property has.
  let names: Names
  /// Some value must not show in descriptions.
  let hasSensitive: Bool
  let rules: [ValidationRule]
  /// What an attachment remembers of its identity.
  let identity: [RememberedIdentity.Property]
  /// Of an attachment: its one identity, if that is all it has.
  let typeID: Identity.Value?
  /// Of an attachment: it has a text that travels beside the JSON.
  let hasFallback: Bool
  let enums: [EnumType.ID]
  let objects: [SwiftObject]

  init(_ message: borrowing Message, _ expression: SwiftExpression, enums: [EnumType.ID], objects: [SwiftObject]) {
    let spelling = expression.spelling
    self.expression = expression
    declaration = message.declaration
    access = spelling.target.access.rawValue
    name = "\(spelling.target.prefix)\(message.name)\(spelling.target.suffix)"
    type = name
    equality = spelling.conformances
    fields = SwiftField.all(message.fields, spelling)
    locals = SwiftField.all(message.locals, spelling)
    rules = message.rules
    stored = locals.isEmpty ? fields : fields + locals
    identity = message.identity.isRemembered ? RememberedIdentity(message, spelling.schema).properties : []
    properties = PropertyView.all(identity, stored)
    names = Names(stored, and: identity.map(\.name))
    hasSensitive = stored.contains { $0.field.isSensitive }
    typeID = message.identity.single
    hasFallback = message.surfaces.fallback != nil
    self.enums = enums
    self.objects = objects
  }

  init(
    _ object: borrowing ObjectType, _ id: ObjectType.ID, _ expression: SwiftExpression, enums: [EnumType.ID],
    objects: [SwiftObject]
  ) {
    let spelling = expression.spelling
    self.expression = expression
    declaration = object.declaration
    access = spelling.target.access.rawValue
    name = object.name
    type = spelling.qualifiedName(object.declaration, in: object.owner)
    equality = spelling.conformances(of: id)
    fields = SwiftField.all(object.fields, spelling)
    locals = []
    stored = fields
    properties = PropertyView.all([], stored)
    names = Names(stored, and: [])
    hasSensitive = stored.contains { $0.field.isSensitive }
    rules = object.rules
    identity = []
    typeID = nil
    hasFallback = false
    self.enums = enums
    self.objects = objects
  }

  /// How it and what is inside it is read, written and checked.
  var codings: [ObjectCodingView] {
    var codings = [ObjectCodingView(self)]
    addInnerCodings(to: &codings)
    return codings
  }

  /// The same of what is inside alone.
  func addInnerCodings(to codings: inout [ObjectCodingView]) {
    for object in objects {
      codings.append(ObjectCodingView(object))
      object.addInnerCodings(to: &codings)
    }
  }
}
