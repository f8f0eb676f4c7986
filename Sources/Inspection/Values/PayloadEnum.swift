import MessageRuntime
import Schema

/// A value of an enumeration of the schema.
struct PayloadEnum<RawValue: JSONReadable & JSONWritable & Hashable & Sendable>: JSONEnum, Hashable {
  let rawValue: RawValue
  /// The name of its case; nil: the schema does not name the value.
  let name: String?

  var isKnown: Bool { name != nil }

  /// Of the enumeration that is being read.
  init(rawValue: RawValue) {
    let scope = CodingScope.current
    guard case .enumeration(let id) = scope.type else {
      self.init(rawValue: rawValue, name: nil)
      return
    }
    let known = scope.shapes.schema[id].cases.first { Self.areSame($0.raw.value, rawValue) }
    self.init(rawValue: rawValue, name: known?.name.value)
  }

  init(rawValue: RawValue, name: String?) {
    self.rawValue = rawValue
    self.name = name
  }

  static func == (a: PayloadEnum, b: PayloadEnum) -> Bool {
    if let a = a.rawValue as? String, let b = b.rawValue as? String { return UTF8Text.areSame(a, b) }
    return a.rawValue == b.rawValue
  }

  private static func areSame(_ raw: EnumType.Raw, _ value: RawValue) -> Bool {
    switch (raw, value) {
    case (.integer(let integer), let value as Int): Int(exactly: integer) == value
    case (.string(let text), let value as String): UTF8Text.areSame(text, value)
    default: false
    }
  }
}
