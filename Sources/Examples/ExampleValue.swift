/// A value of a message, by the names of its fields.
public indirect enum ExampleValue: Hashable, Sendable {
  /// A field: an optional one without a value, or one with any.
  public struct Member: Hashable, Sendable {
    /// The field's name in the schema, or a key of a map.
    public let name: String
    public let value: ExampleValue

    public init(name: String, value: ExampleValue) {
      self.name = name
      self.value = value
    }
  }

  case null
  case bool(Bool)
  /// Decimal digits, exact.
  case integer(String)
  case double(Double)
  /// A string, a URL, or bytes in base64.
  case string(String)
  /// The name of an enumeration's case.
  case enumCase(String)
  case list([ExampleValue])
  /// In the order in which it was written.
  case map([Member])
  /// Every field, in the order of the schema.
  case object([Member])
  /// JSON text.
  case json(String)
  /// In the place of a sensitive value.
  case masked

  /// What people see of a sensitive value.
  public static let mask = "•••"
}
