import MessageRuntime

@testable import Evolution
@testable import Inspection

extension Scalar {
  /// As the field writes it, without quotes around numbers.
  init?(_ value: PayloadValue, _ field: FieldShape) { self.init(JSONValue(value, field)) }
}

extension JSONValue {
  init(_ value: PayloadValue, _ field: FieldShape) {
    self.init(Written(value: value, options: field.writing.subtracting([.jsonString, .wireString, .wireInt])))
  }
}

/// With the options of its field.
private struct Written: JSONWritable {
  let value: PayloadValue
  let options: JSONOptions

  func write(_ json: inout JSONWriter, _ options: JSONOptions) { value.write(&json, self.options) }
}
