import Foundation
import MessageRuntime
import Schema

/// The value that a decoder made of a field, to be compared with that of another decoder.
public struct DecodedValue: Sendable {
  /// By the names of fields: `items[0].price`.
  public let path: String
  /// As people may see it; nil: there is no value.
  public let shown: String?
  public let isSensitive: Bool
  /// A raw value without a case.
  public let isUndeclared: Bool
  public let isDefault: Bool
  private let value: PayloadValue?
  /// As it is written.
  private let json: String?

  fileprivate init(_ value: PayloadValue?, of field: FieldShape, at path: String, isSensitive: Bool, isDefault: Bool) {
    self.path = path
    self.value = value
    self.isSensitive = isSensitive
    self.isDefault = isDefault
    json = value.map { JSONWriter.text(of: WrittenField(value: $0, options: field.writing)) }
    shown = value.map { isSensitive ? Field.redaction : $0.redacted.shown }
    isUndeclared = value?.isUndeclared ?? false
  }

  /// Whether both mean the same, whatever their types.
  public func isSame(as other: DecodedValue) -> Bool {
    switch (value, other.value) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (.date(let date), .date(let other)): return date == other
    case (.json(let json), .json(let other)): return json == other
    default: break
    }
    if let name = caseName, let other = other.caseName { return name == other }
    guard let json, let other = other.json else { return false }
    let (text, otherText) = (Self.bare(json), Self.bare(other))
    if UTF8Text.areSame(text, otherText) { return true }
    return Decimal(string: text).map { $0 == Decimal(string: otherText) } ?? false
  }

  private var caseName: String? {
    switch value {
    case .text(let value): value.name
    case .number(let value): value.name
    default: nil
    }
  }

  /// Without quotes, and a Boolean as a number.
  private static func bare(_ json: String) -> String {
    switch json {
    case "true": "1"
    case "false": "0"
    default: JSONValue(json: json)?.string ?? json
    }
  }
}

/// A value that is written as its field says.
private struct WrittenField: JSONWritable {
  let value: PayloadValue
  let options: JSONOptions

  func write(_ writer: inout JSONWriter, _: JSONOptions) { value.write(&writer, options) }
}

extension Inspection {
  /// What became of a field, which is reached by names from the message inwards: a value for each element of lists and
  /// maps around it and in it. Empty if the message was not decoded.
  public func values(of names: [String]) -> [DecodedValue] {
    guard let object else { return [] }
    return values(of: names[...], in: object, "", isSensitive: false)
  }

  private func values(
    of names: ArraySlice<String>, in object: PayloadObject, _ path: String, isSensitive: Bool
  ) -> [DecodedValue] {
    guard let name = names.first, let index = object.shape.index(of: name) else { return [] }
    let field = object.shape.fields[index]
    let value = object.values[index]
    let fieldPath = path.isEmpty ? name : path + "." + name
    let isHidden = isSensitive || field.field.isSensitive
    let standard = PayloadObject.standard(field, shapes)
    func leaf(_ value: PayloadValue?, _ path: String) -> [DecodedValue] {
      switch value {
      case .list(let elements)?: elements.enumerated().flatMap { leaf($1, "\(path)[\($0)]") }
      case .map(let values)?:
        values.sorted { $0.key < $1.key }.flatMap { leaf($1, "\(path)[\(JSONValue($0).json)]") }
      case .object(let object)? where names.count > 1:
        self.values(of: names.dropFirst(), in: object, path, isSensitive: isHidden)
      default:
        names.count > 1
          ? []
          : [
            DecodedValue(
              value, of: field, at: path, isSensitive: isHidden, isDefault: standard != nil && value == standard)
          ]
      }
    }
    return leaf(value, fieldPath)
  }
}
