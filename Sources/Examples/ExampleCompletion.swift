import Foundation
import Schema
import SourceText

/// Gives each field a value: the example's, its default, none for an optional one, or one that is guessed.
struct ExampleCompletion {
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
  mutating func members(_ fields: [Field], _ given: [Schema.Example.Entry]) -> [ExampleValue.Member] {
    fields.map { field in
      let entry = given.last { $0.name.value == field.name }
      let value = entry.map { self.value($0.value.value, field.type) } ?? self.value(field)
      // What is left out is read as nothing.
      let isLeftOut = field.isOptional && field.omission == .empty && value.isEmpty
      return ExampleValue.Member(name: field.name, value: isLeftOut ? .null : value)
    }
  }

  /// The value of a field that an example does not name.
  private mutating func value(_ field: Field) -> ExampleValue {
    let limits = ExampleLimits(field)
    let standard = field.defaultValue.map { value(.literal($0.value), field.type) }
    let fillsAll = filling == .everything && open.count < Self.filledLevels
    if !fillsAll, let standard { return standard }
    if field.isOptional, !(fillsAll || limits.mustBeThere) || isOpen(field.type) { return .null }
    let guess = guess(field.type, named: field.name, limits)
    if case .bool(let value) = guess, guess == standard { return .bool(!value) }
    return guess
  }

  /// Objects inside one another that are filled with everything: what they hold may be theirs in many ways.
  private static let filledLevels = 4

  mutating func value(_ value: Schema.Example.Value, _ type: FieldType) -> ExampleValue {
    switch (value, type) {
    case (.literal(.emptyObject), .object(let id)): guessed(id)
    case (.literal(let literal), _): ExampleValue(literal)
    case (.list(let elements), .list(let type)): .list(elements.map { self.value($0.value, type) })
    case (.map(let entries), .map(let type)):
      .map(entries.map { .init(name: $0.name.value, value: self.value($0.value.value, type)) })
    case (.object(let entries), .object(let id)): object(id, entries)
    case (.example(let name), .object(let id)): object(id, example: name)
    default: .null
    }
  }

  /// More objects than anybody reads, though types that hold others several times ask for them.
  private static let mostGuessed = 1_000

  /// An object that the example does not spell out; nothing if that is one too many.
  private mutating func guessed(_ id: ObjectType.ID, _ entries: [Schema.Example.Entry] = []) -> ExampleValue {
    if guessedObjects == Self.mostGuessed { return .null }
    guessedObjects += 1
    return object(id, entries)
  }

  private mutating func object(_ id: ObjectType.ID, _ entries: [Schema.Example.Entry]) -> ExampleValue {
    open.append(id)
    defer { open.removeLast() }
    return .object(members(schema[id].fields, entries))
  }

  /// An example that leads back to itself, which is an error, ends there.
  private mutating func object(_ id: ObjectType.ID, example name: String) -> ExampleValue {
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

  mutating func guess(_ type: FieldType, named name: String, _ limits: ExampleLimits) -> ExampleValue {
    switch type {
    case .string: .string(limits.fitted(name, padding: name))
    case .bool: .bool(true)
    case .integer: limits.integer
    case .double: limits.double
    case .url: .string(limits.fitted("\(limits.scheme)://example.com/\(name)", padding: name))
    case .data: .string("AQID")
    case .timestamp(.seconds): .integer("1714521600")
    case .timestamp(.milliseconds): .integer("1714521600000")
    case .json: .json("{}")
    case .enumeration(let id): .enumCase(schema[id].exampleCase)
    case .object(let id):
      if let main = schema[id].examples.first, !isOpen(type) {
        object(id, example: main.name.value)
      } else {
        guessed(id)
      }
    case .list(let element): .list(elements(element, named: name, limits).map(\.value))
    case .map(let element): .map(elements(element, named: name, limits))
    }
  }

  /// What a list or map holds; nothing where that is an object that is being written.
  private mutating func elements(
    _ type: FieldType, named name: String, _ limits: ExampleLimits
  ) -> [ExampleValue.Member] {
    if isOpen(type) { return [] }
    let value = guess(type, named: name, ExampleLimits())
    if value == .null { return [] }
    let count = filling == .least ? limits.leastElements : limits.elements
    return (0..<count).map { .init(name: Self.key($0), value: value) }
  }

  /// Of a map's members.
  static func key(_ index: Int) -> String { index == 0 ? "key" : "key\(index + 1)" }
}

extension [Field] {
  /// Whether a field of that name is one that every message has a value for.
  func needValue(_ name: String) -> Bool { contains { $0.name == name && $0.isRequired } }
}

extension ExampleValue {
  /// What stands for a value that nobody gives.
  public static func guessed(_ type: FieldType, named name: String, in schema: Schema) -> ExampleValue {
    var completion = ExampleCompletion(schema: schema)
    return completion.guess(type, named: name, ExampleLimits())
  }

  /// A constant of the schema.
  public init(_ literal: Literal) {
    switch literal {
    case .string(let text): self = .string(text)
    case .bool(let value): self = .bool(value)
    case .integer(let value): self = .integer(String(value))
    case .unsigned(let value): self = .integer(String(value))
    case .double(let value): self = .double(value)
    case .enumCase(let name): self = .enumCase(name)
    case .data(let bytes): self = .string(Data(bytes).base64EncodedString())
    case .json(let text): self = .json(text)
    case .emptyList: self = .list([])
    case .emptyMap: self = .map([])
    case .emptyObject: self = .object([])
    }
  }
}

extension EnumType {
  /// The first case.
  fileprivate var exampleCase: String { cases.first?.name.value ?? "" }
}
