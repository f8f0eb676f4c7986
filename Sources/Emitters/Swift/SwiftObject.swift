import Schema

/// An attachment or object as generated code sees it: its fields spelt, and the inline types inside it.
final class SwiftObject: Sendable {
  let expression: SwiftExpression
  let declaration: Declaration
  /// The name in its own declaration.
  let name: String
  /// The name from outside.
  let type: String
  /// What it conforms to so that values can be compared: `Hashable, `.
  let equality: String
  /// The fields that are sent.
  let fields: [SwiftField]
  /// Stored properties that are never sent.
  let locals: [SwiftField]
  /// Those that have a stored property, in the order of the initializer.
  let stored: [SwiftField]
  /// The same behind what an attachment remembers of its id.
  let properties: [SwiftField]
  let rules: [ValidationRule]
  /// What an attachment remembers of its id.
  let storedTypeID: StoredTypeID?
  /// Of an attachment: its one id, if that is all it has.
  let typeID: TypeID.Value?
  /// Of an attachment: it has a text that is sent beside the JSON.
  let hasFallback: Bool
  let enums: [EnumType.ID]
  let objects: [SwiftObject]

  init(_ message: Message, _ expression: SwiftExpression, enums: [EnumType.ID], objects: [SwiftObject]) {
    let spelling = expression.spelling
    self.expression = expression
    declaration = message.declaration
    name = spelling.target.attachmentName(of: message)
    type = name
    equality = spelling.target.conformances
    fields = message.fields.map { SwiftField($0, spelling) }
    locals = message.locals.map { SwiftField($0, spelling) }
    stored = fields + locals
    rules = message.rules
    storedTypeID = message.ids.isStored ? StoredTypeID(message, spelling.schema) : nil
    let storedIDs = storedTypeID?.properties ?? []
    properties = storedIDs.map { SwiftField($0, of: message.declaration) } + stored
    typeID = message.ids.single
    hasFallback = message.texts.fallback != nil
    self.enums = enums
    self.objects = objects
  }

  init(
    _ object: ObjectType, _ id: ObjectType.ID, _ expression: SwiftExpression, enums: [EnumType.ID],
    objects: [SwiftObject]
  ) {
    let spelling = expression.spelling
    self.expression = expression
    declaration = object.declaration
    name = object.name
    type = spelling.qualifiedName(object.name, in: object.container)
    equality = spelling.conformances(of: id)
    fields = object.fields.map { SwiftField($0, spelling) }
    locals = []
    stored = fields
    properties = fields
    rules = object.rules
    storedTypeID = nil
    typeID = nil
    hasFallback = false
    self.enums = enums
    self.objects = objects
  }

  /// The properties of what it remembers.
  var storedIDs: [StoredTypeID.Property] { storedTypeID?.properties ?? [] }

  /// Some value must not show in descriptions.
  var hasSensitive: Bool { stored.contains(where: \.field.isSensitive) }

  /// A name for the plumbing of a function: this one, or with the first number that no property's name has.
  ///
  /// What is asked for ends in a letter, and two of them never begin alike: so they differ from one another.
  func plumbing(_ name: String) -> String {
    var names = UniqueNames(properties.map(\.field.swiftName))
    return names.free(name)
  }

  /// How it and what is inside it is read, written and checked.
  func codings(claims: ClaimsWriter? = nil) -> [ObjectCodingView] {
    [ObjectCodingView(self, claims: claims)] + objects.flatMap { $0.codings() }
  }
}
