import Schema
import SourceText

/// How types and constants of the schema are spelt in Swift.
struct SwiftSpelling: Sendable {
  /// What is the same in all files of a target, held once: spellings are handed around for every type.
  private final class Project: Sendable {
    let schema: Schema
    let target: Target
    let boxedFields: Set<SourceRange>
    /// Objects that are comparable although the target asks for none, because generated code compares them.
    let comparedObjects: Set<ObjectType.ID>
    /// What writing each envelope consists of, without fields beside the identity.
    let steps: [[EnvelopeStep]]
    let conformances: String

    init(_ schema: Schema, _ target: Target) {
      self.schema = schema
      self.target = target
      boxedFields = schema.fieldsThatHoldTheirOwner
      comparedObjects = target.conformance == nil ? schema.objectsComparedToDefaults : []
      conformances = target.conformances
      steps = schema.configuration.envelopes.map { EnvelopeStep.steps(of: EnvelopeTree($0)) }
    }
  }

  private let project: Project
  /// The type inside which names stand, and whose inline types are in scope; nil: none of the schema's.
  var place: Owner?

  init(schema: Schema, target: Target) { project = Project(schema, target) }

  var schema: Schema { project.schema }
  var target: Target { project.target }
  /// The names of fields that are stored in a list of one, because an object would hold itself.
  var boxedFields: Set<SourceRange> { project.boxedFields }

  /// What writing an envelope consists of for a message without fields beside the identity.
  func steps(of envelope: Envelope.ID) -> [EnvelopeStep] { project.steps[envelope.index] }

  /// The same inside a type of the schema.
  func inside(_ place: Owner) -> SwiftSpelling {
    var spelling = self
    spelling.place = place
    return spelling
  }

  /// `Target.conformances`, of messages.
  var conformances: String { project.conformances }

  /// The same for an object.
  func conformances(of id: ObjectType.ID) -> String {
    !project.comparedObjects.isEmpty && project.comparedObjects.contains(id) ? "Equatable, " : conformances
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
    case .object(let id):
      name(project.schema.objects[id.index].declaration, in: project.schema.objects[id.index].owner)
    case .enumeration(let id):
      name(project.schema.enums[id.index].declaration, in: project.schema.enums[id.index].owner)
    case .list(let element): "[\(self.type(element))]"
    case .map(let element): "[String: \(self.type(element))]"
    }
  }

  private func name(_ declaration: Declaration, in owner: Owner) -> String {
    owner == place ? declaration.name.value : qualifiedName(declaration, in: owner)
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
    case .message(let name): "\(target.prefix)\(name)\(target.suffix).\(declaration.name.value)"
    case .object(let id):
      qualifiedName(schema[id].declaration, in: schema[id].owner) + "." + declaration.name.value
    }
  }

  func view(of enumeration: EnumType.ID) -> EnumView {
    project.schema.enums.lend(enumeration.index) { EnumView($0, project.target) }
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
