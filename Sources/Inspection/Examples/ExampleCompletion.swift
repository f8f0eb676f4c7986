import Schema
import SourceText

/// Gives each field a value: the example's, its default, none for an optional one, or one that is guessed. Objects are spelled
/// out, with every field, in the order of the schema.
struct ExampleCompletion {
  typealias Value = Schema.Example.Value
  typealias Entry = Schema.Example.Entry

  let schema: Schema
  private let filling: ExampleFilling
  /// The objects that are being written, and those of their examples.
  private var open: [ObjectType.ID] = []
  private var openExamples: [(object: ObjectType.ID, name: String)] = []
  private var guessedObjects = 0

  init(schema: Schema, filling: ExampleFilling = .usual) {
    self.schema = schema
    self.filling = filling
  }

  /// A value for each field.
  mutating func entries(_ fields: [Field], _ given: [Entry]) -> [Entry] {
    fields.map { field in
      let entry = given.last { $0.name.value == field.name }
      let value = entry.map { self.value($0.value.value, field.type) } ?? self.value(field)
      // What is left out is read as nothing.
      let isLeftOut = field.isOptional && field.omission == .empty && value.isEmpty
      return Entry(name: field.declaration.name, value: Located(isLeftOut ? .null : value, field.range))
    }
  }

  /// The value of a field that an example does not name.
  private mutating func value(_ field: Field) -> Value {
    let limits = ExampleLimits(field)
    let standard = field.defaultValue.map { value(.literal($0.value), field.type) }
    let fillsAll = filling == .everything && open.count < Self.filledLevels
    if !fillsAll, let standard { return standard }
    if field.isOptional, !(fillsAll || limits.mustBeThere) || isOpen(field.type) { return .null }
    let guess = guess(field.type, named: field.name, limits)
    if case .literal(.bool(let value)) = guess, guess == standard { return .literal(.bool(!value)) }
    return guess
  }

  /// Objects inside one another that are filled with everything: what they hold may be theirs in many ways.
  private static let filledLevels = 4

  private mutating func value(_ value: Value, _ type: FieldType) -> Value {
    switch (value, type) {
    case (.literal(.emptyObject), .object(let id)): guessed(id)
    case (.literal(.emptyList), _): .list([])
    case (.literal(.emptyMap), _): .map([])
    case (.literal, _): value
    case (.list(let elements), .list(let type)):
      .list(elements.map { Located(self.value($0.value, type), $0.range) })
    case (.map(let entries), .map(let type)):
      .map(entries.map { Entry(name: $0.name, value: Located(self.value($0.value.value, type), $0.value.range)) })
    case (.object(let entries), .object(let id)): object(id, entries)
    case (.example(let name), .object(let id)): object(id, example: name)
    default: .null
    }
  }

  /// More objects than anybody reads, though types that hold others several times ask for them.
  private static let mostGuessed = 1_000

  /// An object that the example does not spell out; nothing if that is one too many.
  private mutating func guessed(_ id: ObjectType.ID, _ entries: [Entry] = []) -> Value {
    if guessedObjects == Self.mostGuessed { return .null }
    guessedObjects += 1
    return object(id, entries)
  }

  private mutating func object(_ id: ObjectType.ID, _ entries: [Entry]) -> Value {
    open.append(id)
    defer { open.removeLast() }
    return .object(self.entries(schema[id].fields, entries))
  }

  /// An example that leads back to itself, which is an error, ends there.
  private mutating func object(_ id: ObjectType.ID, example name: String) -> Value {
    guard !openExamples.contains(where: { $0 == (id, name) }) else { return .null }
    openExamples.append((id, name))
    defer { openExamples.removeLast() }
    let values = schema[id].examples.first { $0.name.value == name }?.values ?? []
    return guessed(id, filling == .least ? values.filter { schema[id].fields.needValue($0.name.value) } : values)
  }

  /// The object of a type is being written.
  private func isOpen(_ type: FieldType) -> Bool {
    if case .object(let id) = type.leaf { open.contains(id) } else { false }
  }

  mutating func guess(_ type: FieldType, named name: String, _ limits: ExampleLimits) -> Value {
    switch type {
    case .string: .literal(.string(limits.fitted(name, padding: name)))
    case .bool: .literal(.bool(true))
    case .integer: .literal(limits.integer)
    case .double: .literal(limits.double)
    case .url: .literal(.string(limits.fitted("\(limits.scheme)://example.com/\(name)", padding: name)))
    case .data: .literal(.data([1, 2, 3]))
    case .timestamp(.seconds): .literal(.integer(1_714_521_600))
    case .timestamp(.milliseconds): .literal(.integer(1_714_521_600_000))
    case .json: .literal(.json("{}"))
    case .enumeration(let id): .literal(.enumCase(schema[id].exampleCase))
    case .object(let id):
      if let main = schema[id].examples.first, !isOpen(type) {
        object(id, example: main.name.value)
      } else {
        guessed(id)
      }
    case .list(let element):
      .list(elements(element, named: name, limits).map { Located($0, Self.nowhere) })
    case .map(let element):
      .map(
        elements(element, named: name, limits).enumerated().map { index, value in
          Entry(name: Located(Self.key(index), Self.nowhere), value: Located(value, Self.nowhere))
        })
    }
  }

  /// What a list or map holds; nothing where that is an object that is being written.
  private mutating func elements(_ type: FieldType, named name: String, _ limits: ExampleLimits) -> [Value] {
    if isOpen(type) { return [] }
    let value = guess(type, named: name, ExampleLimits())
    if value == .null { return [] }
    return Array(repeating: value, count: filling == .least ? limits.leastElements : limits.elements)
  }

  /// Of a map's members.
  static func key(_ index: Int) -> String { index == 0 ? "key" : "key\(index + 1)" }

  /// Of what nobody wrote.
  private static let nowhere = SourceRange(file: SourceFile.ID(0), start: 0, end: 0)
}

extension [Field] {
  /// Whether a field of that name is one that every message has a value for.
  func needValue(_ name: String) -> Bool { contains { $0.name == name && $0.isRequired } }
}

extension Schema.Example.Value {
  /// What stands for a value that nobody gives.
  static func guessed(_ type: FieldType, named name: String, in schema: Schema) -> Self {
    var completion = ExampleCompletion(schema: schema)
    return completion.guess(type, named: name, ExampleLimits())
  }

  /// Nothing is in it, of one that is spelled out.
  var isEmpty: Bool {
    switch self {
    case .literal(.string("")), .literal(.data([])), .list([]), .map([]): true
    default: false
    }
  }
}

extension EnumType {
  /// The first case.
  fileprivate var exampleCase: String { cases.first?.name.value ?? "" }
}
