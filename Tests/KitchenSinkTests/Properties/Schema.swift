import Foundation

/// The kitchen sink's own schema, as `messagegen dump` writes it (Schema.json): all that the slow model knows of it.
struct Schema: Decodable, Sendable {
  var envelopes: [Envelope]
  var messages: [Message]
  var objects: [ObjectType]
  var enums: [EnumType]

  static let kitchenSink = Result {
    guard let file = Bundle.module.url(forResource: "Schema", withExtension: "json") else { throw Unexpected() }
    return try JSONDecoder().decode(Schema.self, from: Data(contentsOf: file))
  }
}

/// Keys are the same if their bytes are.
struct JSONKey: Decodable, Hashable, Sendable {
  var text: String

  init(_ text: String) { self.text = text }
  init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

  static func == (key: JSONKey, other: JSONKey) -> Bool { key.text.utf8.elementsEqual(other.text.utf8) }
}

struct Envelope: Decodable, Sendable {
  struct Constant: Decodable, Sendable {
    var key: JSONKey
    var json: String
  }

  var name: String
  var identity: [[JSONKey]]
  /// Nil: the fields are next to the id keys.
  var payload: [JSONKey]?
  var encoding: String
  var requiredKeys: [[JSONKey]]
  var constants: [Constant]
  var externalId: Bool
  var list: Bool
  var strict: Bool
}

struct Message: Decodable, Sendable {
  struct Way: Decodable, Sendable {
    /// A place in the schema's list.
    var envelope: Int
    var identities: [[Place]]
  }

  var name: String
  var envelope: Int
  var identities: [[Place]]
  var alsoReads: [Way]
  var fields: [Field]
  var examples: [WrittenExample]
}

/// An example of a message, as the tool writes it.
struct WrittenExample: Decodable, Sendable {
  /// Nil: the schema has none, and the values are guessed.
  var name: String?
  var json: String
  var externalId: Place?
  var slots: [String: String]
}

/// What one id key must hold.
enum Place: Decodable, Hashable, Sendable {
  case integer(Int64)
  case string(JSONKey)
  case range(ClosedRange<Int64>)
  case any

  private enum CodingKeys: CodingKey { case integer, string, from, to }

  init(from decoder: any Decoder) throws {
    let place = try decoder.container(keyedBy: CodingKeys.self)
    if let value = try place.decodeIfPresent(Int64.self, forKey: .integer) {
      self = .integer(value)
    } else if let text = try place.decodeIfPresent(JSONKey.self, forKey: .string) {
      self = .string(text)
    } else if let lower = try place.decodeIfPresent(Int64.self, forKey: .from) {
      self = .range(lower...(try place.decode(Int64.self, forKey: .to)))
    } else {
      self = .any
    }
  }
}

struct Field: Decodable, Sendable {
  struct Constant: Decodable, Sendable {
    var kind: String
    var text: String
  }

  var name: String
  var key: String
  var aliases: [String]
  var writeAliases: Bool
  var type: FieldType
  var optional: Bool
  var `default`: Constant?
  var omit: String
  var encoding: String?
  var lenient: Bool?
  var slot: String?

  var isRequired: Bool { !optional && self.default == nil }
}

indirect enum FieldType: Decodable, Hashable, Sendable {
  case string, bool, double, url, data, json
  case integer(String)
  case timestamp(unit: String)
  case object(Int)
  case enumeration(Int)
  case list(FieldType)
  case map(FieldType)

  private enum CodingKeys: CodingKey { case kind, unit, index, element }

  init(from decoder: any Decoder) throws {
    let type = try decoder.container(keyedBy: CodingKeys.self)
    func index() throws -> Int { try type.decode(Int.self, forKey: .index) }
    func element() throws -> FieldType { try type.decode(FieldType.self, forKey: .element) }
    switch try type.decode(String.self, forKey: .kind) {
    case "string": self = .string
    case "bool": self = .bool
    case "double": self = .double
    case "url": self = .url
    case "data": self = .data
    case "json": self = .json
    case "timestamp": self = .timestamp(unit: try type.decode(String.self, forKey: .unit))
    case "object": self = .object(try index())
    case "enum": self = .enumeration(try index())
    case "list": self = .list(try element())
    case "map": self = .map(try element())
    case let width: self = .integer(width)
    }
  }

  /// The type under all lists and maps.
  var leaf: FieldType {
    switch self {
    case .list(let element), .map(let element): element.leaf
    default: self
    }
  }
}

struct ObjectType: Decodable, Sendable {
  var name: String
  var fields: [Field]
}

struct EnumType: Decodable, Sendable {
  struct Case: Decodable, Sendable {
    var name: String
    var raw: Raw
  }

  enum Raw: Decodable, Hashable, Sendable {
    case integer(Int64)
    case string(String)

    init(from decoder: any Decoder) throws {
      let raw = try decoder.singleValueContainer()
      do { self = .integer(try raw.decode(Int64.self)) } catch { self = .string(try raw.decode(String.self)) }
    }
  }

  var name: String
  var cases: [Case]

  var isInteger: Bool { if case .integer? = cases.first?.raw { true } else { false } }
}
