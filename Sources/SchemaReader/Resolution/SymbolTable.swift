import Schema
import SourceText

/// What the names of a project stand for, as far as it is read.
///
/// What cannot be resolved is left out, and its name remembered, so that one mistake is one finding.
final class SymbolTable {
  /// What a declared name stands for.
  enum Name: Sendable {
    case message
    case object(ObjectType.ID)
    case enumeration(EnumType.ID)
    /// Declared, but not readable.
    case failed
  }

  typealias ObjectDefault = (id: ObjectType.ID, range: SourceRange)

  /// What each declared name stands for.
  var names: [String: Name] = [:]
  /// Where each of them is declared.
  var places: [String: SourceRange] = [:]
  var messages: [Message] = []
  var objects: [ObjectType] = []
  var enums: [EnumType] = []
  /// Fields of an object that could not be read; a reference to one is no second mistake.
  var failedFields: [ObjectType.ID: Set<String>] = [:]
  /// The names of inline types, by the type that holds them.
  var inlineNames: [Owner: [String: SourceRange]] = [:]
  /// Where the types are that stand on their own.
  var sharedNames: [String: SourceRange] = [:]
  /// `default: {}` of an object type, to be checked when all objects are there.
  var objectDefaults: [ObjectDefault] = []

  subscript(id: ObjectType.ID) -> ObjectType {
    get { objects[id.index] }
    set { objects[id.index] = newValue }
  }

  subscript(id: EnumType.ID) -> EnumType { enums[id.index] }

  /// Enters the name of a declaration; gives back where the declaration is that has it already.
  func enter(_ raw: RawDeclaration) -> SourceRange? {
    let name = raw.name.value
    if let first = places.enter(name, raw.name.range) { return first }
    switch raw.kind {
    case .message: names[name] = .message
    case .enumeration: break
    case .object:
      names[name] = .object(ObjectType.ID(objects.count))
      objects.append(ObjectType(declaration: raw.declaration, owner: .shared))
    }
    return nil
  }

  /// Whether the name is that of an object or enumeration.
  func isType(_ name: String) -> Bool {
    switch names[name] {
    case .object, .enumeration: true
    case .message, .failed, nil: false
    }
  }

  /// A table with the same symbols, to try something out in.
  func copy() -> SymbolTable {
    let copy = SymbolTable()
    (copy.names, copy.places, copy.messages) = (names, places, messages)
    (copy.objects, copy.enums, copy.failedFields) = (objects, enums, failedFields)
    (copy.inlineNames, copy.sharedNames, copy.objectDefaults) = (inlineNames, sharedNames, objectDefaults)
    return copy
  }
}
