import SourceText

/// The type of a field, with every name resolved.
public enum FieldType: Hashable, Sendable {
  public enum Integer: String, CaseIterable, Sendable { case int, int32, int64, uint32, uint64 }
  /// What one step of a timestamp's number is.
  public enum TimeUnit: String, CaseIterable, Sendable {
    case seconds = "s"
    case milliseconds = "ms"
  }

  case string
  case bool
  case integer(Integer)
  case double
  case url
  case data
  case timestamp(TimeUnit)
  case json
  case object(ObjectType.ID)
  case enumeration(EnumType.ID)
  indirect case list(FieldType)
  indirect case map(FieldType)

  /// The type under all lists and maps.
  public var leaf: FieldType {
    switch self {
    case .list(let element), .map(let element): element.leaf
    default: self
    }
  }
}

// MARK: Words

extension FieldType {
  /// Those that a word says, in the order of the reference; beside that for a timestamp is its unit.
  public static let scalars: [FieldType] = [
    .string, .bool, .integer(.int), .integer(.int32), .integer(.int64), .integer(.uint32), .integer(.uint64), .double,
    .url, .data, .timestamp(.milliseconds), .json,
  ]

  /// The word for it in schemas; nil of types that are declared or hold others.
  public var word: String? {
    switch self {
    case .string: "string"
    case .bool: "bool"
    case .integer(let integer): integer.rawValue
    case .double: "double"
    case .url: "url"
    case .data: "data"
    case .timestamp: "timestamp"
    case .json: "json"
    case .object, .enumeration, .list, .map: nil
    }
  }

  /// The type as findings say it.
  public var title: LocalizedText {
    switch self {
    case .string: LocalizedText("a string", zh: "字符串")
    case .bool: LocalizedText("a Boolean", zh: "布尔值")
    case .integer: LocalizedText("an integer", zh: "整数")
    case .double: LocalizedText("a number", zh: "数字")
    case .url: LocalizedText("a URL", zh: "URL")
    case .data: LocalizedText("data", zh: "二进制数据")
    case .timestamp: LocalizedText("a timestamp", zh: "时间戳")
    case .json: .verbatim("JSON")
    case .object: LocalizedText("an object", zh: "对象")
    case .enumeration: LocalizedText("an enum", zh: "枚举")
    case .list: LocalizedText("a list", zh: "列表")
    case .map: LocalizedText("a map", zh: "字典")
    }
  }
}

// MARK: Uses

extension FieldType {
  public var isNumber: Bool {
    switch self {
    case .integer, .double: true
    default: false
    }
  }

  /// Whether a value can be shown in a text.
  public var isShown: Bool { self == .string || isNumber }

  /// Whether it is a list whose elements can be shown in a text.
  public var isJoinable: Bool { if case .list(let element) = self { element.isShown } else { false } }

  /// Whether a value can be a link or a path.
  public var isLink: Bool { self == .string || self == .url }

  /// Whether a value has few enough others beside it to choose an asset.
  public var isChoice: Bool {
    switch self {
    case .integer, .bool, .enumeration: true
    default: false
    }
  }

  /// Whether a value can be without content.
  public var canBeEmpty: Bool {
    switch self {
    case .string, .data, .list, .map: true
    default: false
    }
  }

  /// Whether `nonEmpty` and `empty` have a meaning.
  public var takesNonEmpty: Bool { canBeEmpty || self == .url }
}
