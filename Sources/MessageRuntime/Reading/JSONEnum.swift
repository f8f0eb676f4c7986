/// An enumeration with raw values, open for those that the schema does not name.
nonisolated public protocol JSONEnum: JSONReadable, JSONWritable, Equatable, Sendable {
  associatedtype RawValue: JSONReadable, JSONWritable, Hashable
  init(rawValue: RawValue)
  var rawValue: RawValue { get }
  /// Whether the schema names the raw value.
  var isKnown: Bool { get }
}

nonisolated extension JSONEnum {
  public static var jsonBlank: Self { Self(rawValue: .jsonBlank) }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> Self? {
    guard let raw = RawValue.read(&reader, at: value, options) else { return nil }
    let value = Self(rawValue: raw)
    // Under leniency, an empty text that the schema does not name is a missing value.
    return options.isLenient && !value.isKnown && (raw as? String)?.isEmpty == true ? nil : value
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) { rawValue.write(&writer, options) }

  /// By the raw value: `.unrecognized` with one that the schema names is the same as that case.
  public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

nonisolated extension JSONEnum where RawValue == String {
  /// By the bytes of the raw value.
  public static func == (a: Self, b: Self) -> Bool { UTF8Text.areSame(a.rawValue, b.rawValue) }
}
