import Inspection
import MessageRuntime
import Schema
import SourceText

/// Holds examples against the constraints and rules of their fields, as the app's `validate()` does.
public struct ExampleCheck {
  private let schema: Schema
  private var faults: [ExampleFault] = []
  /// How many steps patterns may still take, for all values of a message together.
  private var patience = 100
  private var depth = 0

  /// Nobody else looks at the objects in it, or knows what the app's own rules say of it.
  private let isGuessed: Bool

  private init(_ schema: Schema, isGuessed: Bool = false) {
    self.schema = schema
    self.isGuessed = isGuessed
  }

  /// What is wrong with an example of a message, which is taken to pass the app's own rules.
  public static func faults(in message: Message, _ example: Schema.Example, of schema: Schema) -> [ExampleFault] {
    var check = ExampleCheck(schema)
    let values = ExampleMessage(message, example, in: schema, isMasked: false)
    let given = Given(entries: example.values, range: example.name.range)
    check.check(
      message.fields + message.locals, message.rules, values.scope(of: message, in: schema), given,
      isLenient: schema.configuration.isLenient)
    if let identity = example.ids { check.checkIdentity(identity, of: message) }
    check.faults.removeAll { if case .failure(.hook) = $0.reason { true } else { false } }
    return check.faults
  }

  /// The same of a message with values of somebody's choice, wherever these come from: nobody knows whether it passes
  /// the app's own rules.
  public static func faults(in example: ExampleMessage, of message: Message, in schema: Schema) -> [ExampleFault] {
    var check = ExampleCheck(schema, isGuessed: true)
    check.check(message, example.scope(of: message, in: schema))
    check.checkIdentity(Located(example.identity, message.declaration.name.range), of: message)
    return check.faults
  }

  /// The same of the values alone: whose id it is stands apart.
  static func faults(
    in values: [ExampleValue.Member], identity: [TypeID.Value], of message: Message, in schema: Schema
  ) -> [ExampleFault] {
    var check = ExampleCheck(schema, isGuessed: true)
    check.check(message, ExampleScope(values, identity: identity, isStrict: schema[message.envelope].isStrict))
    return check.faults
  }

  private mutating func check(_ message: Message, _ scope: ExampleScope) {
    check(
      message.fields + message.locals, message.rules, scope,
      Given(entries: [], range: message.declaration.name.range), isLenient: schema.configuration.isLenient)
  }

  /// The same of an object.
  public static func faults(in id: ObjectType.ID, _ example: Schema.Example?, of schema: Schema) -> [ExampleFault] {
    let object = schema[id]
    var check = ExampleCheck(schema)
    var completion = ExampleCompletion(schema: schema)
    let entries = example?.values ?? []
    let given = Given(entries: entries, range: example?.name.range ?? object.declaration.name.range)
    check.check(
      object.fields, object.rules, ExampleScope(completion.members(object.fields, entries)), given,
      isLenient: schema.configuration.isLenient)
    return check.faults
  }

  /// What an example says of an object; what it leaves out is its fault.
  private struct Given {
    var entries: [Schema.Example.Entry]
    var range: SourceRange
  }

  private mutating func checkIdentity(_ identity: Located<[TypeID.Value]>, of message: Message) {
    guard let reader = Dispatch(schema).reader(of: identity.value, in: schema[message.envelope]) else { return }
    let name = schema.messages[reader].name
    if name == message.name { return }
    faults.append(
      ExampleFault(
        reason: .id(of: name), path: "$id", range: identity.range, isWritten: true,
        rule: schema.messages[reader].ids.range))
  }

  private mutating func check(
    _ fields: [Field], _ rules: [ValidationRule], _ scope: ExampleScope, _ given: Given, isLenient: Bool
  ) {
    depth += 1
    for (field, member) in zip(fields, scope.values) {
      let entry = given.entries.last { $0.name.value == field.name }
      let place = ExamplePlace(
        path: field.name, range: entry?.value.range ?? given.range, written: entry?.value.value,
        isEmptyDefault: field.defaultValue?.value == .data([]))
      if field.isRequired, member.value == .null { add(.tooLarge, place, rule: nil) }
      for constraint in field.constraints { check(member.value, constraint, field.type, place) }
      check(member.value, field.type, place, isLenient: field.isLenient ?? isLenient)
    }
    for rule in rules where scope.satisfies(rule.condition) { check(rule, scope, given) }
    depth -= 1
  }

  private mutating func add(_ reason: MessageFailure.Reason, _ place: ExamplePlace, rule: SourceRange? = nil) {
    add(.failure(reason), place, rule: rule)
  }

  private mutating func add(_ reason: ExampleFault.Reason, _ place: ExamplePlace, rule: SourceRange?) {
    faults.append(
      ExampleFault(reason: reason, path: place.path, range: place.range, isWritten: place.written != nil, rule: rule))
  }

  // MARK: Values

  /// What is inside a value.
  private mutating func check(_ value: ExampleValue, _ type: FieldType, _ place: ExamplePlace, isLenient: Bool) {
    switch (value, type) {
    case (.string(let text), .url) where !ExampleValue.isURL(text): add(.unreadable(expected: .url), place)
    case (.string(""), .data) where isLenient && !place.isEmptyDefault: add(.empty, place)
    case (.list(let elements), .list(let type)):
      for (index, element) in elements.enumerated() {
        check(element, type, place.element(index), isLenient: isLenient)
      }
    case (.map(let members), .map(let type)):
      for member in members {
        check(member.value, type, place.entry(member.name), isLenient: isLenient)
      }
    case (.object(let members), .object(let id)): check(members, id, place, isLenient: isLenient)
    default: break
    }
  }

  private mutating func check(
    _ members: [ExampleValue.Member], _ id: ObjectType.ID, _ place: ExamplePlace, isLenient: Bool
  ) {
    guard depth < Self.deepest else { return add(.tooDeep, place) }
    // Examples of objects are looked at by themselves.
    switch place.written {
    case .example where !isGuessed: return
    case nil where !isGuessed && !schema[id].examples.isEmpty: return
    default: break
    }
    var entries: [Schema.Example.Entry] = []
    if case .object(let given)? = place.written { entries = given }
    let before = faults.count
    check(
      schema[id].fields, schema[id].rules, ExampleScope(members), Given(entries: entries, range: place.range),
      isLenient: isLenient)
    for index in before..<faults.count {
      if schema[id].container == .shared, faults[index].object == nil { faults[index].object = id }
      faults[index].path = place.path + (faults[index].path.isEmpty ? "" : ".") + faults[index].path
    }
  }

  /// Objects inside one another that every decoder reads, the message included.
  private static let deepest = 48

  // MARK: Rules

  private mutating func check(_ rule: ValidationRule, _ scope: ExampleScope, _ given: Given) {
    switch rule.assertion {
    case .field(let path, let constraints):
      let place = place(of: path, given)
      for constraint in constraints {
        check(scope.value(at: path), Located(constraint.value, rule.range), path.type, place)
      }
    case .anyOf(let paths):
      if !paths.contains(where: { scope.has($0) }) {
        add(.anyOf(paths.map(\.text)), ExamplePlace(path: "", range: given.range), rule: rule.range)
      }
    case .oneOf(let paths):
      if paths.filter({ scope.has($0) }).count != 1 {
        add(.oneOf(paths.map(\.text)), ExamplePlace(path: "", range: given.range), rule: rule.range)
      }
    case .hook(let name): add(.hook(name.value), ExamplePlace(path: "", range: given.range), rule: name.range)
    }
  }

  /// The value that an example gives a field, else the example.
  private func place(of path: FieldPath, _ given: Given) -> ExamplePlace {
    var place = ExamplePlace(path: path.text, range: given.range)
    var entries = given.entries
    for (index, step) in path.steps.enumerated() {
      guard let entry = entries.last(where: { $0.name.value == step.name }) else { break }
      place.range = entry.value.range
      if index == path.steps.count - 1 { place.written = entry.value.value }
      if case .object(let inner) = entry.value.value { entries = inner } else { entries = [] }
    }
    return place
  }

  private mutating func check(
    _ value: ExampleValue, _ constraint: Located<Constraint>, _ type: FieldType, _ place: ExamplePlace
  ) {
    if !value.passes(constraint.value, type, &patience) {
      add(constraint.value.failure, place, rule: constraint.range)
    }
  }
}

extension ExampleScope {
  /// The field is there, and not empty if it can be.
  fileprivate func has(_ path: FieldPath) -> Bool { value(at: path) != .null && !value(at: path).isEmpty }
}
