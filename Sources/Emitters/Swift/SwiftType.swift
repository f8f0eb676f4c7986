import Schema
import SourceText

/// How types and constants of the schema are spelt in Swift.
struct SwiftSpelling {
  let schema: Schema
  let target: Target
  /// The names of fields that are stored in a list of one, because an object would hold itself.
  let boxedFields: Set<SourceRange>

  init(schema: Schema, target: Target) {
    self.schema = schema
    self.target = target
    boxedFields = schema.fieldsThatHoldTheirOwner
  }

  /// The type as it is written inside the type that holds the field, where nested types are in scope.
  func type(_ type: FieldType) -> String {
    switch type {
    case .string: "String"
    case .bool: "Bool"
    case .integer(let kind): Self.integer(kind)
    case .double: "Double"
    case .url: "URL"
    case .data: "Data"
    case .timestamp: "Date"
    case .json: "JSONValue"
    case .object(let id): schema[id].name
    case .enumeration(let id): schema[id].name
    case .list(let element): "[\(self.type(element))]"
    case .map(let element): "[String: \(self.type(element))]"
    }
  }

  static func integer(_ kind: FieldType.Integer) -> String {
    switch kind {
    case .int: "Int"
    case .int32: "Int32"
    case .int64: "Int64"
    case .uint32: "UInt32"
    case .uint64: "UInt64"
    }
  }

  /// The name of an object or enumeration from outside: `MultiRetweetAttachment.Abstract`.
  func qualifiedName(_ declaration: Declaration, in owner: Owner) -> String {
    switch owner {
    case .shared: declaration.name.value
    case .message(let name): target.prefix + name + target.suffix + "." + declaration.name.value
    case .object(let id):
      qualifiedName(schema[id].declaration, in: schema[id].owner) + "." + declaration.name.value
    }
  }

  /// The expression of a constant, for a place where the type is known.
  func literal(_ literal: Literal, _ type: FieldType) -> String {
    switch literal {
    case .string(let text): SwiftLiteral.string(text)
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): SwiftLiteral.integer(value)
    case .unsigned(let value): String(value)
    case .double(let value): SwiftLiteral.double(value)
    case .enumCase(let name): "." + SwiftNames.escaped(name)
    case .data(let bytes): bytes.isEmpty ? "Data()" : "Data([\(bytes.map(String.init).joined(separator: ", "))])"
    case .json(let text): "JSONValue(json: \(SwiftLiteral.string(text))) ?? nil"
    case .emptyList: "[]"
    case .emptyMap: "[:]"
    case .emptyObject: "\(self.type(type))()"
    }
  }
}
