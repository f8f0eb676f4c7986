import MessageRuntime
import Schema

/// What becomes of values of one field that are decoded as those of another.
///
/// It is found by decoding values of all kinds that satisfy the writing side's constraints. The fields of objects, and the
/// cases of enumerations of the same kind, are compared one by one elsewhere.
struct ValueCompatibility {
  private let reading: FieldReading
  private let reader: SingleFieldMessage
  /// The same field as it is declared, if it may reject what `omit` leaves out.
  private let judge: SingleFieldMessage?
  private var seen: Set<DecodingOutcome> = []

  /// The worst first; empty: the values are equal.
  static func outcomes(of reading: FieldReading) -> [DecodingOutcome] {
    var compatibility = ValueCompatibility(reading)
    for text in texts(of: reading) { compatibility.read(text) }
    return compatibility.seen.sorted(by: >)
  }

  private init(_ reading: FieldReading) {
    self.reading = reading
    let (read, context) = (reading.read, reading.reader)
    let hasFields = !reading.isComparedByFields
    reader = SingleFieldMessage(reading: read, in: context, hasFields: hasFields)
    judge = read.omission == .empty ? SingleFieldMessage(writing: read, in: context, hasFields: hasFields) : nil
  }

  /// If no value is known that satisfies the constraints, all values are taken.
  private static func texts(of reading: FieldReading) -> [String] {
    let (field, writer) = (reading.written, reading.writer)
    let constants = Constants([(field, writer), (reading.read, reading.reader)])
    let values = FieldValues(schema: writer.schema, constants: constants).values(of: field)
    let hasFields = !reading.isComparedByFields
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
      return seen.formUnion(failure.isViolation ? [.invalid] : reading.reader.undecodable)
    }
    guard inspection.outcome == .decoded else { return }
    guard let read = SingleFieldMessage.value(in: inspection.encoded) else { return see(.absent) }
    if read.isBlank, !written.isBlank, judge?.takesEmptyForMissing == true { return see(.absent) }
    guard reading.isMeant else { return see(.altered) }
    let before = seen
    compare(
      written.decoded(reading.written.encoding), reading.written.type, read.decoded(reading.read.encoding),
      reading.read.type)
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
      if case .enumeration(let id) = readType, !reading.reader.schema[id].hasCase(read) { see(.unlisted) }
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

extension FieldReading {
  /// The fields of objects are compared with those of the other side's, as `TypeWalk` finds them.
  fileprivate var isComparedByFields: Bool { Self.areObjects(written.type, read.type) }

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
