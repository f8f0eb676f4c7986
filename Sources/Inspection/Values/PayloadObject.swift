import MessageRuntime
import Schema
import SourceText

/// A value of a message or object of the schema.
///
/// It does what the structs of generated code do, with the functions of the runtime that they call, in the same order.
struct PayloadObject: Hashable, Sendable {
  let shapes: SchemaShapes
  let shape: ObjectShape
  /// What a message remembers of its id.
  private(set) var identity: [MessageIdentity] = []
  /// For each field of the shape.
  private(set) var values: [PayloadValue?] = []
  var unknownKeys = UnknownKeys()
  /// Unknown keys that are written without their values.
  private var maskedKeys = UnknownKeys()

  /// With the defaults of its fields.
  init(standardOf shape: ObjectShape, in shapes: SchemaShapes) {
    self.shapes = shapes
    self.shape = shape
    values = shape.fields.map { Self.standard($0, shapes) }
  }

  static func standard(_ field: FieldShape, _ shapes: SchemaShapes) -> PayloadValue? {
    field.field.defaultValue.flatMap { PayloadValue($0.value, of: field.field.type, in: shapes) }
  }

  subscript(name: String) -> PayloadValue? { shape.index(of: name).flatMap { values[$0] } }

  /// The value that a path leads to; nil: there is none on the way.
  subscript(path: FieldPath) -> PayloadValue? {
    var value: PayloadValue? = .object(self)
    for step in path.steps {
      guard case .object(let object)? = value else { return nil }
      value = object[step.name]
    }
    return value
  }

  func inScope<T>(_ body: () -> T) -> T {
    CodingScope.current.with(self, body)
  }

  /// With values of the fields that are never sent.
  mutating func setLocals(_ locals: [PayloadValue?]) {
    values.replaceSubrange((values.count - locals.count)..., with: locals)
  }

  static func == (a: PayloadObject, b: PayloadObject) -> Bool {
    a.values == b.values && a.identity == b.identity && a.unknownKeys == b.unknownKeys
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// The same without what must not be shown: sensitive values, and what is under unknown keys beside them, since it may
  /// be meant for the field of another key.
  var redacted: PayloadObject {
    var copy = self
    for (index, field) in shape.fields.enumerated() {
      copy.values[index] = values[index].flatMap { masked($0, of: field) }
    }
    guard shape.holdsSensitive else { return copy }
    copy.maskedKeys = unknownKeys
    copy.unknownKeys.removeAll()
    return copy
  }

  /// nil: a sensitive value that is not written.
  private func masked(_ value: PayloadValue, of field: FieldShape) -> PayloadValue? {
    if !field.field.isSensitive { return value.redacted }
    return isWritten(field, value) ? .string(Field.redaction) : nil
  }
}

extension PayloadValue {
  var redacted: PayloadValue {
    switch self {
    case .object(let object): .object(object.redacted)
    case .list(let list): .list(list.map(\.redacted))
    case .map(let map): .map(map.mapValues(\.redacted))
    default: self
    }
  }
}

extension PayloadObject: JSONObject {
  static var jsonSize: Int { CodingScope.current.object.size }

  init(members reader: inout JSONReader) {
    let scope = CodingScope.current
    shapes = scope.shapes
    shape = scope.object
    identity = shape.identity?.read(reader) ?? []
    values.reserveCapacity(shape.fields.count)
    for field in shape.fields { values.append(Self.read(field, scope, &reader)) }
    unknownKeys = reader.unknownKeys()
  }

  private static func read(_ field: FieldShape, _ scope: CodingScope, _ reader: inout JSONReader) -> PayloadValue? {
    if field.isLocal { return standard(field, scope.shapes) }
    if let slot = field.slot { return reader.slots[slot].map { .string($0) } ?? standard(field, scope.shapes) }
    let (key, aliases) = (field.field.keyText, field.field.aliases.map(\.value))
    let options = scope.isExample ? field.reading.subtracting(.lenient).union(.strict) : field.reading
    return scope.with(field.field.type) {
      if field.field.isOptional {
        let value: PayloadValue? = reader.optional(key, options, name: field.ownName, aliases: aliases)
        return field.field.omission == .empty ? jsonFilled(value) : value
      }
      guard let standard = standard(field, scope.shapes) else {
        let value: PayloadValue = reader.required(key, options, name: field.ownName, aliases: aliases)
        return value
      }
      return reader.value(key, options, name: field.ownName, aliases: aliases, default: standard)
    }
  }

  func writeMembers(_ writer: inout JSONWriter) {
    for (field, value) in zip(shape.fields, values) where field.field.slot == nil && !field.isLocal {
      write(field, value, &writer)
    }
    writeUnknown(&writer)
  }

  /// Writes the unknown members of the payload, or of an object of the envelope.
  func writeUnknown(_ writer: inout JSONWriter, scope: Int = UnknownKeys.payloadScope) {
    writer.unknown(unknownKeys, scope: scope)
    if maskedKeys.isEmpty { return }
    var masked = JSONWriter()
    masked.raw("{")
    masked.unknown(maskedKeys, scope: scope)
    masked.raw("}")
    for member in JSONValue(json: masked.finish())?.members ?? [] {
      writer.member(Escaping.json(member.key), Field.redaction)
    }
  }

  func write(_ field: FieldShape, _ value: PayloadValue?, _ writer: inout JSONWriter) {
    guard let value, isWritten(field, value) else { return }
    let keys = [field.field.key] + (field.field.writesAliases ? field.field.aliases : [])
    for key in keys {
      let key = Escaping.json(key.value)
      if field.hasTexts {
        writer.member(key, value, field.writing, keeping: unknownKeys, of: field.field.name)
      } else {
        writer.member(key, value, field.writing)
      }
    }
  }

  private func isWritten(_ field: FieldShape, _ value: PayloadValue) -> Bool {
    switch field.field.omission {
    case .never, .nil: return !field.isNilWhenEmpty || value.jsonIsFilled
    case .empty: return value.jsonIsFilled
    case .default:
      // Minus zero is another value.
      if case .double(let number) = value, case .double(0)? = field.field.defaultValue?.value {
        return number.bitPattern != (Self.standardNumber(field) ?? 0).bitPattern
      }
      guard let standard = Self.standard(field, shapes) else { return true }
      return !value.isSame(as: standard)
    }
  }

  private static func standardNumber(_ field: FieldShape) -> Double? {
    if case .double(let number)? = field.field.defaultValue?.value { number } else { nil }
  }
}
