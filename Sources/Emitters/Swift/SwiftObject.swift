import Schema
import Templating

/// An attachment or object as generated code sees it: its fields spelt, and the inline types inside it.
final class SwiftObject: Sendable {
  let expression: SwiftExpression
  let declaration: Declaration
  /// Where an object is declared; nil: it is an attachment.
  private let owner: Owner?
  /// What it conforms to so that values can be compared: `Hashable, `.
  let equality: String
  /// The fields that travel.
  let fields: [SwiftField]
  /// Stored properties that never travel.
  let locals: [SwiftField]
  /// Those that have a stored property, in the order of the initialiser.
  let stored: [SwiftField]
  /// The same behind what an attachment remembers of its identity.
  let properties: [SwiftField]
  /// Some value must not show in descriptions.
  let hasSensitive: Bool
  let rules: [ValidationRule]
  /// What an attachment remembers of its identity.
  let remembered: RememberedIdentity?
  /// Of an attachment: its one identity, if that is all it has.
  let typeID: Identity.Value?
  /// Of an attachment: it has a text that travels beside the JSON.
  let hasFallback: Bool
  let enums: [EnumType.ID]
  let objects: [SwiftObject]
  /// A bit for each name of a property: mostly there is none that another name could be equal to.
  private let names: UInt64

  init(_ message: borrowing Message, _ expression: SwiftExpression, enums: [EnumType.ID], objects: [SwiftObject]) {
    self.expression = expression
    declaration = message.declaration
    owner = nil
    equality = expression.spelling.conformances
    fields = SwiftField.all(message.fields, expression.spelling)
    locals = message.locals.isEmpty ? [] : SwiftField.all(message.locals, expression.spelling)
    rules = message.rules
    stored = locals.isEmpty ? fields : fields + locals
    if message.identity.isRemembered {
      let remembered = RememberedIdentity(message, expression.spelling.schema)
      self.remembered = remembered
      properties = remembered.properties.map { [declaration] in SwiftField($0, of: declaration) } + stored
    } else {
      remembered = nil
      properties = stored
    }
    hasSensitive = stored.haveSensitive
    typeID = message.identity.single
    hasFallback = message.surfaces.fallback != nil
    self.enums = enums
    self.objects = objects
    names = properties.names
  }

  init(
    _ object: borrowing ObjectType, _ id: ObjectType.ID, _ expression: SwiftExpression, enums: [EnumType.ID],
    objects: [SwiftObject]
  ) {
    self.expression = expression
    declaration = object.declaration
    owner = object.owner
    equality = expression.spelling.conformances(of: id)
    fields = SwiftField.all(object.fields, expression.spelling)
    locals = []
    stored = fields
    properties = fields
    hasSensitive = stored.haveSensitive
    rules = object.rules
    remembered = nil
    typeID = nil
    hasFallback = false
    self.enums = enums
    self.objects = objects
    names = properties.names
  }

  /// The properties of what it remembers.
  var identity: [RememberedIdentity.Property] { remembered?.properties ?? [] }

  /// The name in its own declaration.
  func writeName(to output: inout Output) {
    if owner != nil { return output.append(declaration.name.value) }
    expression.spelling.writeAttachmentName(declaration.name.value, to: &output)
  }

  /// The name from outside.
  func writeType(to output: inout Output) {
    guard let owner else { return writeName(to: &output) }
    expression.spelling.writeQualifiedName(declaration.name.value, in: owner, to: &output)
  }

  var name: String { Output.text { writeName(to: &$0) } }
  var type: String { Output.text { writeType(to: &$0) } }

  /// A name for the plumbing of a function: this one, or with the first number that no property's name has.
  ///
  /// What is asked for ends in a letter, and two of them never begin alike: so they differ from one another.
  func plumbing(_ name: String) -> String {
    if !isTaken(name) { return name }
    var number = 2
    while isTaken("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  private func isTaken(_ name: String) -> Bool {
    var isTaken = false
    if names & name.bit == 0 { return false }
    for property in properties where property.field.swiftName == name { isTaken = true }
    return isTaken
  }

  /// How it and what is inside it is read, written and checked.
  var codings: [ObjectCodingView] {
    allCodings(ObjectCodingView(self))
  }

  /// - Parameter own: of the object itself.
  func allCodings(_ own: consuming ObjectCodingView) -> [ObjectCodingView] {
    if objects.isEmpty { return [own] }
    var codings: [ObjectCodingView] = []
    codings.reserveCapacity(1 + objects.count)
    codings.append(own)
    addInnerCodings(to: &codings)
    return codings
  }

  private func addInnerCodings(to codings: inout [ObjectCodingView]) {
    for object in objects {
      codings.append(ObjectCodingView(object))
      object.addInnerCodings(to: &codings)
    }
  }
}

extension [SwiftField] {
  fileprivate var haveSensitive: Bool {
    contains { $0.field.isSensitive }
  }

  fileprivate var names: UInt64 {
    var names: UInt64 = 0
    for field in self { names |= field.field.swiftName.bit }
    return names
  }
}

extension String {
  /// The same for the same text.
  fileprivate var bit: UInt64 {
    let first = utf8.withContiguousStorageIfAvailable { $0.first ?? 0 } ?? 0
    return 1 << UInt64(truncatingIfNeeded: (Int(first) &+ utf8.count &* 8) & 63)
  }
}
