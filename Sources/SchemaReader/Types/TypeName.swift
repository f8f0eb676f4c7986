import Language
import Schema

/// The words for types, and what people write instead of them.
enum TypeName {
  static let scalars = TypeWords.scalars
  static let builtins = TypeWords.all

  static func isBuiltin(_ text: String) -> Bool { builtins.contains(text) }

  /// Whether a word is a type of the language or of Swift.
  static func isWord(_ text: String) -> Bool { isBuiltin(text) || swiftSpelling(text) != nil }

  /// The type of a word that needs nothing beside it.
  static func plain(_ text: String) -> FieldType? { plainTypes[text] }

  private static let plainTypes: [String: FieldType] = FieldType.scalars.reduce(into: [:]) { types, type in
    if case .timestamp = type { return }
    if let word = type.word { types[word] = type }
  }

  /// The language's word for a type of Swift's or Foundation's.
  static func swiftSpelling(_ text: String) -> String? {
    switch text {
    case "String", "NSString", "Character", "Substring": "string"
    case "Bool": "bool"
    case "Int": "int"
    case "Int8", "Int16", "Int32", "UInt8", "UInt16": "int32"
    case "UInt32": "uint32"
    case "Int64": "int64"
    case "UInt64", "UInt": "uint64"
    case "Double", "Float", "CGFloat", "NSNumber": "double"
    case "URL", "NSURL": "url"
    case "Data", "NSData": "data"
    case "Date", "TimeInterval": "timestamp"
    case "Any", "AnyObject", "JSONValue": "json"
    default: nil
    }
  }

  /// Whether a word is the language's own but for its case: `String`, `Int64`.
  static func isSame(_ text: String) -> Bool { swiftSpelling(text) == text.lowercased() }

  /// The language's word for a type, whoever's word it is; nil for none.
  static func ours(_ text: String) -> String? {
    isBuiltin(text) ? text : swiftSpelling(text) ?? foreignSpelling(text)
  }

  /// Whether a text is a word of the language, or a list or map of such words.
  static func isType(_ text: String) -> Bool {
    if text.hasPrefix("["), text.hasSuffix("]") { return isType(String(text.dropFirst().dropLast())) }
    if text.hasPrefix("{ string: "), text.hasSuffix(" }") { return isType(String(text.dropFirst(10).dropLast(2))) }
    return isBuiltin(text)
  }

  /// A name without the `?` behind it.
  static func bare(_ text: String) -> String {
    String(text.prefix(text.count - text.reversed().prefix { $0 == "?" }.count))
  }

  /// What is in `Optional<…>`.
  static func inOptional(_ text: String) -> String? {
    guard text.hasPrefix("Optional<"), text.hasSuffix(">") else { return nil }
    return String(text.dropFirst("Optional<".count).dropLast())
  }

  /// The language's word for a type of other languages.
  static func foreignSpelling(_ text: String) -> String? {
    switch text {
    case "str", "text", "varchar", "char", "uuid", "UUID", "email", "NSMutableString", "NSUUID": "string"
    case "boolean", "BOOL", "Boolean": "bool"
    case "integer", "number", "short", "byte", "int8", "int16", "NSInteger", "Integer", "Short", "Byte", "sint32",
      "sfixed32":
      "int"
    case "long", "Long", "sint64", "sfixed64", "bigint": "int64"
    case "fixed32": "uint32"
    case "uint", "ulong", "NSUInteger", "fixed64": "uint64"
    case "float", "decimal", "Decimal", "NSDecimalNumber", "BigDecimal", "real", "float32", "float64": "double"
    case "uri", "link", "URI": "url"
    case "bytes", "base64", "blob", "binary", "ByteArray": "data"
    case "date", "datetime", "time", "date-time", "DateTime", "NSDate", "NSTimeInterval": "timestamp"
    case "any", "dynamic", "JSON", "JSONObject": "json"
    case "struct": "object"
    default: nil
    }
  }
}
