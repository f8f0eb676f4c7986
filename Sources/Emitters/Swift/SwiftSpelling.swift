import Schema
import SourceText

/// How types and constants of the schema are spelt in Swift.
struct SwiftSpelling: Sendable {
  /// What all spellings of a target have in common.
  private final class Project: Sendable {
    let schema: Schema
    let target: Target
    /// The ranges of the names of fields through which an object would hold itself.
    let boxedFields: Set<SourceRange>
    /// Objects that are comparable although the target asks for none, because generated code compares them.
    let comparedObjects: Set<ObjectType.ID>

    init(_ schema: Schema, _ target: Target) {
      self.schema = schema
      self.target = target
      boxedFields = schema.fieldsThatHoldTheirOwner
      comparedObjects = target.conformance == nil ? schema.objectsComparedToDefaults : []
    }
  }

  private let project: Project
  /// The type inside which names are, and whose inline types are in scope; nil: none of the schema's.
  private(set) var currentContainer: TypeContainer?

  init(schema: Schema, target: Target) { project = Project(schema, target) }

  var schema: Schema { project.schema }
  var target: Target { project.target }

  /// The field is stored in a list of one, because an object would hold itself.
  /// - Parameter field: the range of its name.
  func isBoxed(_ field: SourceRange) -> Bool { project.boxedFields.contains(field) }

  /// The same inside a type of the schema.
  func inside(_ container: TypeContainer) -> SwiftSpelling {
    var spelling = self
    spelling.currentContainer = container
    return spelling
  }

  /// `Target.conformances`, for an object.
  func conformances(of id: ObjectType.ID) -> String {
    project.comparedObjects.contains(id) ? "Equatable, " : target.conformances
  }

  /// The type as it is written here: inline types of another type (an included object's) are named with it.
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
    case .object(let id): name(schema[id].name, in: schema[id].container)
    case .enumeration(let id): name(schema[id].name, in: schema[id].container)
    case .list(let element): "[\(self.type(element))]"
    case .map(let element): "[String: \(self.type(element))]"
    }
  }

  private func name(_ name: String, in container: TypeContainer) -> String {
    container == currentContainer ? name : qualifiedName(name, in: container)
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
  func qualifiedName(_ name: String, in container: TypeContainer) -> String {
    switch container {
    case .shared: name
    case .message(let message): "\(target.attachmentName(ofMessage: message)).\(name)"
    case .object(let id): "\(qualifiedName(schema[id].name, in: schema[id].container)).\(name)"
    }
  }

  /// The expression of a constant, where the type is known.
  func literal(_ literal: Literal, _ type: FieldType) -> String {
    switch literal {
    case .string(let text): SwiftLiteral.string(text)
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .double(let value): value.description
    case .enumCase(let name): "." + SwiftNames.escaped(name)
    case .data(let bytes): bytes.isEmpty ? "Data()" : "Data([\(bytes.map(String.init).joined(separator: ", "))])"
    case .json(let text): "JSONValue(json: \(SwiftLiteral.string(text))) ?? nil"
    case .emptyList: "[]"
    case .emptyMap: "[:]"
    case .emptyObject: "\(self.type(type))()"
    }
  }
}
