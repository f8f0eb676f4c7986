import SourceText

/// Where the id and the payload are in the JSON.
public struct Envelope: Sendable {
  /// An index in `Configuration.envelopes`.
  public struct ID: Hashable, Sendable {
    public let index: Int

    public init(_ index: Int) { self.index = index }
  }

  public enum Encoding: String, CaseIterable, Sendable {
    case object
    /// The payload is a string that holds JSON.
    case jsonString = "json-string"
    /// Reads both, writes an object.
    case either = "object-or-json-string"
  }

  /// A key that is always written with a fixed value and ignored on reading.
  public struct Constant: Hashable, Sendable {
    public var key: JSONKey
    /// Compact JSON text.
    public var json: String

    public init(key: JSONKey, json: String) {
      self.key = key
      self.json = json
    }
  }

  /// Keys from the root inwards; never empty.
  public typealias Path = [JSONKey]

  public var name: Located<String>
  /// One path for each id key; empty where the id is outside or there is none.
  public var idKeys: [Path]
  /// nil: the fields are beside the id.
  public var payload: Path?
  public var encoding: Encoding
  /// Paths that must all be there and not null.
  public var requiredKeys: [Path]
  public var constants: [Constant]
  /// The id comes from the SDK's own field.
  public var hasExternalID: Bool
  /// The JSON is a list: the one field of its message.
  public var isList: Bool
  /// `"5"` is not 5 here.
  public var isStrict: Bool
  public var range: SourceRange

  public init(
    name: Located<String>, idKeys: [Path] = [], payload: Path? = nil, encoding: Encoding = .object,
    requiredKeys: [Path] = [], constants: [Constant] = [], hasExternalID: Bool = false, isList: Bool = false,
    isStrict: Bool = false, range: SourceRange
  ) {
    self.name = name
    self.idKeys = idKeys
    self.payload = payload
    self.encoding = encoding
    self.requiredKeys = requiredKeys
    self.constants = constants
    self.hasExternalID = hasExternalID
    self.isList = isList
    self.isStrict = isStrict
    self.range = range
  }
}
