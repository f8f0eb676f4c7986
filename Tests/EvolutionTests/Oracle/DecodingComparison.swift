import Foundation
import MessageRuntime
import Schema

@testable import Evolution
@testable import Inspection

/// What became of a message with its reader, by the values that it was written from.
struct DecodingComparison {
  /// Nothing, or the default: whether a value got lost or is another one cannot always be told.
  typealias Observation = Set<DecodingOutcome>

  let direction: Direction
  private let writer: SchemaShapes
  private let reader: SchemaShapes
  private(set) var observations: [Observation] = []

  /// - Parameter isRename: neither side has the other's message.
  init(_ direction: Direction, _ written: (name: String, object: PayloadObject), _ read: DecodingResult, isRename: Bool)
  {
    self.direction = direction
    writer = written.object.shapes
    if case .decoded(_, let object) = read { reader = object.shapes } else { reader = .none }
    switch read {
    case .unrecognized: observations = [[.unrecognized]]
    case .invalid(let name) where name == written.name || isRename: observations = [[.invalid]]
    case .decoded(let name, let object) where name == written.name || isRename: compare(written.object, object)
    case .invalid, .decoded: observations = [[.misread]]
    }
  }

  private mutating func see(_ outcomes: DecodingOutcome...) { observations.append(Set(outcomes)) }

  // MARK: Fields

  private mutating func compare(_ written: PayloadObject, _ read: PayloadObject) {
    var partners: Set<String> = []
    for (field, value) in zip(written.shape.fields, written.values) where !field.isLocal {
      guard let index = read.shape.partner(of: field, in: written.shape) else { continue }
      partners.insert(read.shape.fields[index].field.name)
      compare(field, value, read.shape.fields[index], read.values[index], in: written)
    }
    for (field, value) in zip(read.shape.fields, read.values)
    where !field.isLocal && !partners.contains(field.field.name) {
      let isStandard = value == PayloadObject.standard(field, read.shapes)
      if !isStandard { see(.altered) } else if direction == .oldReadsNew { see(.absent) }
    }
  }

  private mutating func compare(
    _ written: FieldShape, _ value: PayloadValue?, _ read: FieldShape, _ readValue: PayloadValue?,
    in object: PayloadObject
  ) {
    switch (value, readValue) {
    case (nil, nil): return
    // A default that was added is what the new app wants for what was not there.
    case (nil, _?): if direction == .oldReadsNew { see(.altered) }
    // Whether something empty was meant, or nothing, is the same to most.
    case (let value?, nil): value.jsonIsFilled ? see(.absent) : see(.absent, .ignored)
    case (let value?, let readValue?):
      var elements = DecodingComparison(self, of: value, written, readValue, read)
      guard !elements.observations.isEmpty else { return }
      if let standard = PayloadObject.standard(read, reader), standard == readValue {
        let isDropped = elements.observations.contains([.dropped])
        elements.observations = [
          written.leavesOut(value, object)
            ? [.altered] : isDropped ? [.absent, .altered, .dropped] : [.absent, .altered]
        ]
      }
      observations += elements.observations
    }
  }

  // MARK: Values

  private init(
    _ whole: DecodingComparison, of value: PayloadValue, _ written: FieldShape, _ readValue: PayloadValue,
    _ read: FieldShape
  ) {
    (direction, writer, reader) = (whole.direction, whole.writer, whole.reader)
    compare(value, written, readValue, read)
  }

  private mutating func compare(
    _ value: PayloadValue, _ written: FieldShape, _ readValue: PayloadValue, _ read: FieldShape
  ) {
    switch (value, readValue) {
    case (.object(let value), .object(let readValue)): compare(value, readValue)
    case (_, .object(let readValue)):
      let members = value.members ?? [:]
      for (field, read) in zip(readValue.shape.fields, readValue.values) {
        if let value = members[field.field.keyText], let read { compare(value, written, read, field) }
      }
    // White space alone, without an error.
    case (_, .data(let bytes)) where bytes.isEmpty && Scalar(value, written)?.says(.text("")) != true:
      see(.absent, .altered)
    case (.list(let values), .list(let readValues)): compare(values, written, readValues, read)
    case (_, .list(let readValues)): compare(value.elements ?? [value], written, readValues, read)
    case (_, .map(let readValues)):
      let values = value.members ?? [:]
      if readValues.count < values.count { see(.dropped) }
      for (key, readValue) in readValues {
        if let value = values[key] { compare(value, written, readValue, read) } else { see(.altered) }
      }
    case (.date(let time), .date(let readTime)):
      if abs(time.timeIntervalSince(readTime)) > 0.0006 { see(.altered) }
    case (.text(let value), .text(let readValue)): compare(value, readValue, written, read)
    case (.number(let value), .number(let readValue)): compare(value, readValue, written, read)
    case (_, .text(let readValue)) where readValue.name == nil: see(.unlisted)
    case (_, .number(let readValue)) where readValue.name == nil:
      see(Scalar(value, written)?.says(.number(String(readValue.rawValue))) == true ? .unlisted : .altered)
    // A URL may be spelled otherwise than its text.
    case (.url(let url), .string(let text)), (.string(let text), .url(let url)):
      if URL(string: URL.jsonPercentEncoded(text)) != url { see(.altered) }
    case (.json(let value), .json(let readValue)): if value != readValue { see(.altered) }
    // Verbatim.
    case (_, .json): return
    default:
      guard let scalar = Scalar(value, written), let readScalar = Scalar(readValue, read) else { return see(.altered) }
      if !scalar.says(readScalar) { see(.altered) }
    }
  }

  /// Of fewer elements those that are left are the ones that are alike.
  private mutating func compare(
    _ values: [PayloadValue], _ written: FieldShape, _ readValues: [PayloadValue], _ read: FieldShape
  ) {
    if readValues.count > values.count { return see(.altered) }
    if readValues.count == values.count {
      for (value, readValue) in zip(values, readValues) { compare(value, written, readValue, read) }
      return
    }
    see(.dropped)
    for readValue in readValues {
      let all = values.map { DecodingComparison(self, of: $0, written, readValue, read).observations }
      observations += all.min { $0.count < $1.count } ?? []
    }
  }

  /// A case may have got another name, if neither side has the other's.
  private mutating func compare<T>(
    _ value: PayloadEnum<T>, _ readValue: PayloadEnum<T>, _ written: FieldShape, _ read: FieldShape
  ) {
    if value.rawValue != readValue.rawValue { return see(.altered) }
    guard let name = value.name else { return }
    guard let readName = readValue.name else { return see(.unlisted) }
    let names = (written.caseNames(in: writer.schema), read.caseNames(in: reader.schema))
    if name != readName, names.1.contains(name) || names.0.contains(readName) { see(.altered) }
  }
}

extension ObjectShape {
  /// The field that is the same: of one name, or else of one key or slot.
  fileprivate func partner(of field: FieldShape, in other: ObjectShape) -> Int? {
    if let index = index(of: field.field.name) { return fields[index].isLocal ? nil : index }
    return fields.firstIndex { candidate in
      guard !candidate.isLocal, other.index(of: candidate.field.name) == nil else { return false }
      if let slot = field.slot ?? candidate.slot { return field.slot == slot && candidate.slot == slot }
      return candidate.field.slot?.value == field.field.slot?.value && candidate.field.keyText == field.field.keyText
    }
  }
}

extension FieldShape {
  /// Of the enumeration that it holds.
  fileprivate func caseNames(in schema: Schema) -> [String] {
    guard case .enumeration(let id) = field.type.leaf else { return [] }
    return schema[id].cases.map(\.name.value)
  }

  /// Whether `omit` says that a value is not sent.
  fileprivate func leavesOut(_ value: PayloadValue, _ object: PayloadObject) -> Bool {
    switch field.omission {
    case .never, .nil: false
    case .empty: !value.jsonIsFilled
    case .default: PayloadObject.standard(self, object.shapes).map { value.isSame(as: $0) } ?? false
    }
  }
}

extension PayloadValue {
  /// Of a list in JSON, which may be in a string.
  fileprivate var elements: [PayloadValue]? { json?.elements?.map { .json($0) } }

  /// Of an object in JSON, which may be in a string, or one that is read as a map.
  fileprivate var members: [String: PayloadValue]? {
    if case .map(let members) = self { return members }
    return json?.members.map { Dictionary($0.map { ($0.key, .json($0.value)) }) { $1 } }
  }

  private var json: JSONValue? {
    switch self {
    case .json(let json): json.string.flatMap { JSONValue(json: $0) } ?? json
    case .string(let text): JSONValue(json: text)
    case .url(let url): url.absoluteString.removingPercentEncoding.flatMap { JSONValue(json: $0) }
    case .object(let object): JSONValue(object)
    default: nil
    }
  }
}
