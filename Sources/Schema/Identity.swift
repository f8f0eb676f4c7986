import SourceText

/// What a message is told by on the wire: one entry for each way, each with a value for every identity key.
///
/// `id: 5` is one entry of one place; `ids: [[8, 81..90], [8, 153]]` two entries of two places. No entries: the
/// envelope alone tells.
public struct Identity: Hashable, Sendable {
  /// One identity: a place for each identity key of the envelope.
  public struct Entry: Hashable, Sendable {
    public var places: [Place]
    public var range: SourceRange

    public init(places: [Place], range: SourceRange) {
      self.places = places
      self.range = range
    }
  }

  public enum Place: Hashable, Sendable {
    case value(Value)
    case range(ClosedRange<Int64>)
    /// `_`: any value; a required argument of the initialiser.
    case any
  }

  /// An identity's value in its declared form. Texts are the same if their bytes are.
  public enum Value: Hashable, Sendable, CustomStringConvertible {
    case integer(Int64)
    case string(String)

    public var description: String {
      switch self {
      case .integer(let value): String(value)
      case .string(let value): "\"\(value)\""
      }
    }

    public static func == (value: Value, other: Value) -> Bool {
      switch (value, other) {
      case (.integer(let a), .integer(let b)): a == b
      case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
      default: false
      }
    }
  }

  public var entries: [Entry]
  /// Of the `id` or `ids` value; of the message's name where it has none.
  public var range: SourceRange

  public init(entries: [Entry], range: SourceRange) {
    self.entries = entries
    self.range = range
  }

  /// The one value of a message with a single fixed identity in a single key.
  public var single: Value? {
    guard entries.count == 1, entries[0].places.count == 1, case .value(let value) = entries[0].places[0] else {
      return nil
    }
    return value
  }

  /// The places of an identity with a `_`, if it is the only one: each that varies is a property, named after its key.
  public var placesOfTheirOwn: [Place]? {
    entries.count == 1 && entries[0].places.contains(.any) ? entries[0].places : nil
  }

  /// What the property of such a place is called.
  public static func propertyName(_ key: JSONKey, _ place: Int) -> String {
    let name = SwiftNames.isIdentifier(key.text) ? key.text : SwiftNames.caseName(from: key.text)
    return SwiftNames.isIdentifier(name) ? name : "identity\(place + 1)"
  }

  /// The value has to remember which identity it was read with.
  public var isRemembered: Bool {
    entries.count > 1 || entries.contains { $0.places.contains { if case .value = $0 { false } else { true } } }
  }
}
