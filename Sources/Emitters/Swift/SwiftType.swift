import Schema
import SourceText
import Templating

/// How types and constants of the schema are spelt in Swift.
///
/// A class, so that the place is not copied wherever something is spelt.
final class SwiftSpelling: Sendable {
  /// What is the same in all files of a target, held once: spellings are handed around for every type.
  private final class Project: Sendable {
    let schema: Schema
    let target: Target
    let boxedFields: Set<SourceRange>
    /// Objects that are comparable although the target asks for none, because generated code compares them.
    let comparedObjects: Set<ObjectType.ID>
    /// What writing each envelope consists of, without fields beside the identity.
    let steps: [[EnvelopeStep]]
    let conformances, enumConformances: String

    init(_ schema: Schema, _ target: Target) {
      self.schema = schema
      self.target = target
      boxedFields = schema.fieldsThatHoldTheirOwner
      comparedObjects = target.conformance == nil ? schema.objectsComparedToDefaults : []
      conformances = target.conformances
      enumConformances = target.enumConformances
      steps = schema.configuration.envelopes.map { EnvelopeStep.steps(of: EnvelopeTree($0)) }
    }
  }

  private let project: Project
  /// The type inside which names stand, and whose inline types are in scope; nil: none of the schema's.
  let place: Owner?

  private init(_ project: Project, inside place: Owner?) {
    self.project = project
    self.place = place
  }

  convenience init(schema: Schema, target: Target) { self.init(Project(schema, target), inside: nil) }

  var schema: Schema { project.schema }
  /// Those of the schema, which need not be copied for them.
  var objects: [ObjectType] { project.schema.objects }
  var target: Target { project.target }

  /// The field is stored in a list of one, because an object would hold itself.
  func isBoxed(_ field: Field) -> Bool { isBoxed(field.nameRange) }

  /// The same, by the place of its name.
  func isBoxed(_ field: SourceRange) -> Bool {
    !project.boxedFields.isEmpty && project.boxedFields.contains(field)
  }

  /// What writing an envelope consists of for a message without fields beside the identity.
  func steps(of envelope: Envelope.ID) -> [EnvelopeStep] { project.steps[envelope.index] }

  /// The same inside a type of the schema.
  func inside(_ place: Owner) -> SwiftSpelling { SwiftSpelling(project, inside: place) }

  /// `Target.conformances`, of messages.
  var conformances: String { project.conformances }
  var enumConformances: String { project.enumConformances }

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
    case .object(let id): name(project.schema[id].name, in: project.schema[id].owner)
    case .enumeration(let id): name(project.schema[id].name, in: project.schema[id].owner)
    case .list(let element): "[\(self.type(element))]"
    case .map(let element): "[String: \(self.type(element))]"
    }
  }

  private func name(_ name: String, in owner: Owner) -> String {
    owner == place ? name : qualifiedName(name, in: owner)
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
  func qualifiedName(_ name: String, in owner: Owner) -> String {
    Output.text { writeQualifiedName(name, in: owner, to: &$0) }
  }

  func writeQualifiedName(_ name: String, in owner: Owner, to output: inout Output) {
    switch owner {
    case .shared: return output.append(name)
    case .message(let message): writeAttachmentName(message, to: &output)
    case .object(let id):
      writeQualifiedName(project.schema[id].name, in: project.schema[id].owner, to: &output)
    }
    output.literal(".")
    output.append(name)
  }

  /// The name of a message's attachment.
  func writeAttachmentName(_ message: String, to output: inout Output) {
    output.append(project.target.prefix)
    output.append(message)
    output.append(project.target.suffix)
  }

  func attachmentName(_ message: String) -> String { project.target.prefix + message + project.target.suffix }

  func view(of enumeration: EnumType.ID) -> EnumView { EnumView(project.schema.enums[enumeration.index], self) }

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
