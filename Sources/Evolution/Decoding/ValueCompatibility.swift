import MessageRuntime
import Schema

/// What becomes of values of one field that are decoded as those of another.
///
/// It is found by decoding values of all kinds that satisfy the writing side's constraints. The fields of objects, and the
/// cases of enumerations of the same kind, are compared one by one elsewhere.
struct ValueCompatibility {
  private let reader: SingleFieldMessage
  /// The same field as it is declared, if it may reject what `omit` leaves out.
  private let judge: SingleFieldMessage?
  private let context: FieldContext
  private let types: (written: FieldType, read: FieldType)
  private let encodings: (written: Field.Encoding?, read: Field.Encoding?)
  private let readSchema: Schema
  /// Whether the writer means this field; otherwise each value that is found is the wrong one.
  private let isMeant: Bool
  private var seen: Set<DecodingOutcome> = []

  /// The worst first; empty: the values are equal.
  ///
  /// - Parameter isMeant: False if the writer means another field than the one that is read.
  static func outcomes(
    of written: Field, in writer: FieldContext, as read: Field, in reader: FieldContext, isMeant: Bool = true
  ) -> [DecodingOutcome] {
    var compatibility = ValueCompatibility(written, read, reader, isMeant)
    for text in texts(of: written, writer, read, reader) { compatibility.read(text) }
    return compatibility.seen.sorted(by: >)
  }

  private init(_ written: Field, _ read: Field, _ context: FieldContext, _ isMeant: Bool) {
    self.isMeant = isMeant
    encodings = (written.encoding, read.encoding)
    let hasFields = !written.isComparedByFields(with: read)
    reader = SingleFieldMessage(reading: read, in: context, hasFields: hasFields)
    judge = read.omission == .empty ? SingleFieldMessage(writing: read, in: context, hasFields: hasFields) : nil
    self.context = context
    readSchema = context.schema
    types = (written.type, read.type)
  }

  /// If no value is known that satisfies the constraints, all values are taken.
  private static func texts(of field: Field, _ writer: FieldContext, _ read: Field, _ reader: FieldContext) -> [String]
  {
    let values = FieldValues(schema: writer.schema, constants: Constants([(field, writer), (read, reader)]))
      .values(of: field)
    let hasFields = !field.isComparedByFields(with: read)
    let message = SingleFieldMessage(writing: field, in: writer, hasFields: hasFields)
    let texts = message.texts(values).filter(message.means)
    guard texts.isEmpty else { return texts }
    var free = field
    free.constraints = []
    let freeMessage = SingleFieldMessage(writing: free, in: writer, hasFields: hasFields)
    return freeMessage.texts(values).filter(freeMessage.means)
  }

  private mutating func read(_ text: String) {
    guard let written = SingleFieldMessage.value(in: text) else { return }
    let inspection = reader.inspect(text)
    if let failure = (judge?.inspect(text) ?? inspection).failures.first {
      return seen.formUnion(failure.isViolation ? [.invalid] : context.undecodable)
    }
    guard inspection.outcome == .decoded else { return }
    guard let read = SingleFieldMessage.value(in: inspection.encoded) else { return see(.absent) }
    if read.isBlank, !written.isBlank, judge?.takesEmptyForMissing == true { return see(.absent) }
    guard isMeant else { return see(.altered) }
    let before = seen
    compare(written.decoded(encodings.written), types.written, read.decoded(encodings.read), types.read)
    // An empty value is decoded as the default.
    if seen != before, written.isBlank, reader.field.defaultValue != nil { seen = before.union([.absent]) }
  }

  private mutating func see(_ outcome: DecodingOutcome) { seen.insert(outcome) }

  private mutating func compare(_ written: JSONValue, _ type: FieldType, _ read: JSONValue, _ readType: FieldType) {
    switch (type, readType) {
    case (.json, .json): if written != read { see(.altered) }
    case (.object, .object), (_, .json): return
    case (_, .list(let readElement)):
      let element = if case .list(let element) = type { element } else { type }
      compare(written.contained.elements, of: written, element, read.contained.elements ?? [], readElement)
    case (_, .map(let readElement)):
      let element = if case .map(let element) = type { element } else { type }
      compare(written.contained.members ?? [], element, read.contained.members ?? [], readElement)
    case (_, .object): return
    default:
      guard let value = Scalar(written), let readValue = Scalar(read), value.says(readValue) else {
        return see(.altered)
      }
      if case .enumeration(let id) = readType, !readSchema[id].hasCase(read) { see(.unlisted) }
    }
  }

  /// - Parameter elements: nil: what is not a list is read as its only element.
  private mutating func compare(
    _ elements: [JSONValue]?, of whole: JSONValue, _ type: FieldType, _ read: [JSONValue], _ readType: FieldType
  ) {
    let written = elements ?? [whole]
    if read.count < written.count { return see(elements == nil ? .altered : .dropped) }
    if read.count > written.count { return see(.altered) }
    for (value, readValue) in zip(written, read) { compare(value, type, readValue, readType) }
  }

  private mutating func compare(
    _ members: [(key: String, value: JSONValue)], _ type: FieldType, _ read: [(key: String, value: JSONValue)],
    _ readType: FieldType
  ) {
    if read.count < members.count { see(.dropped) }
    let written = Dictionary(members.map { (JSONKey($0.key), $0.value) }) { $1 }
    for member in read {
      if let value = written[JSONKey(member.key)] { compare(value, type, member.value, readType) }
    }
  }
}

extension Field {
  /// The fields of its objects are compared with those of the other's, as `TypeWalk` finds them.
  fileprivate func isComparedByFields(with other: Field) -> Bool { Self.areObjects(type, other.type) }

  private static func areObjects(_ type: FieldType, _ other: FieldType) -> Bool {
    switch (type, other) {
    case (.list(let type), .list(let other)), (.map(let type), .map(let other)): areObjects(type, other)
    case (.list(let type), _): areObjects(type, other)
    case (_, .list(let other)): areObjects(type, other)
    case (.object, .object): true
    default: false
    }
  }
}

extension EnumType {
  fileprivate func hasCase(_ json: JSONValue) -> Bool {
    cases.contains { enumCase in
      switch enumCase.raw.value {
      case .integer(let value): json.integer == value || json.string == String(value)
      case .string(let text): json.string.map { $0.utf8.elementsEqual(text.utf8) } ?? false
      }
    }
  }
}

extension JSONValue {
  /// Without what the encoding puts around it.
  fileprivate func decoded(_ encoding: Field.Encoding?) -> JSONValue {
    encoding == .jsonString ? string.flatMap { JSONValue(json: $0) } ?? self : self
  }

  /// Whether lenient readers take it for missing.
  fileprivate var isBlank: Bool { ["null", "\"\"", "[]", "{}"].contains(json) }

  /// The JSON that a string holds, or the value itself.
  fileprivate var contained: JSONValue {
    guard let text = string, let value = JSONValue(json: text), value.elements != nil || value.members != nil else {
      return self
    }
    return value
  }
}
