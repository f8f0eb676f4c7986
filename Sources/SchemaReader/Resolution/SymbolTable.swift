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

  private(set) var names: [String: Name] = [:]
  /// Where each name is declared.
  private(set) var locations: [String: SourceRange] = [:]
  var messages: [Message] = []
  private(set) var objects: [ObjectType] = []
  private(set) var enums: [EnumType] = []
  /// Fields of an object that could not be read; a reference to one is no second mistake.
  private(set) var failedFields: [ObjectType.ID: Set<String>] = [:]
  /// The names of inline types, by the type that holds them.
  private(set) var inlineNames: [TypeContainer: [String: SourceRange]] = [:]
  /// `default: {}` of an object type, to be checked when all objects are there.
  var objectDefaults: [(id: ObjectType.ID, range: SourceRange)] = []

  subscript(id: ObjectType.ID) -> ObjectType {
    get { objects[id.index] }
    set { objects[id.index] = newValue }
  }

  subscript(id: EnumType.ID) -> EnumType { enums[id.index] }

  /// Whether the name is that of an object or enumeration.
  func isType(_ name: String) -> Bool {
    switch names[name] {
    case .object, .enumeration: true
    case .message, .failed, nil: false
    }
  }

  /// The types that every field may name.
  var sharedNames: [Located<String>] {
    objects.filter { $0.container == .shared }.map(\.declaration.name)
      + enums.filter { $0.container == .shared }.map(\.declaration.name)
  }

  /// Where they are declared.
  var sharedTypes: [String: SourceRange] {
    Dictionary(sharedNames.map { ($0.value, $0.range) }) { first, _ in first }
  }

  /// Enters the name of a declaration; gives back where the declaration is that has it already.
  func enter(_ raw: RawDeclaration) -> SourceRange? {
    if let first = locations.enter(raw.name.value, raw.name.range) { return first }
    switch raw.kind {
    case .message: names[raw.name.value] = .message
    case .enumeration: break
    case .object: add(ObjectType(declaration: raw.declaration, container: .shared))
    }
    return nil
  }

  /// Enters a declaration instead of the one that has its name.
  func replace(with raw: RawDeclaration) {
    names[raw.name.value] = nil
    locations[raw.name.value] = nil
    // Its inline types are the same mistake.
    if raw.kind == .message { inlineNames[.message(raw.name.value)] = nil }
    _ = enter(raw)
  }

  func markFailed(_ name: String) { names[name] = .failed }

  /// Adds a type; the name of a shared one stands for it.
  @discardableResult func add(_ type: ObjectType) -> ObjectType.ID {
    let id = ObjectType.ID(objects.count)
    objects.append(type)
    if type.container == .shared { names[type.name] = .object(id) }
    return id
  }

  /// Adds a type; the name of a shared one stands for it.
  @discardableResult func add(_ type: EnumType) -> EnumType.ID {
    let id = EnumType.ID(enums.count)
    enums.append(type)
    if type.container == .shared { names[type.name] = .enumeration(id) }
    return id
  }

  /// Adds a message of another release, whose types keep their indices.
  func add(_ known: SharedDeclarations.ResolvedMessage) {
    leaveOut(to: (known.objects.end, known.enums.end))
    objects.replaceSubrange(known.objects.start..<known.objects.end, with: known.objects.types)
    enums.replaceSubrange(known.enums.start..<known.enums.end, with: known.enums.types)
    messages.append(known.message)
  }

  /// Leaves the indices before these to the types of other releases.
  func leaveOut(to ends: (objects: Int, enums: Int)) {
    while objects.count < ends.objects { objects.append(.absent) }
    while enums.count < ends.enums { enums.append(.absent) }
  }

  func setFields(_ list: FieldList, of id: ObjectType.ID) {
    self[id].fields = list.fields
    failedFields[id] = list.failed.isEmpty ? nil : list.failed
  }

  /// Enters the name of an inline type; gives back where one is that has it already.
  func enterInlineName(_ name: Located<String>, in container: TypeContainer) -> SourceRange? {
    inlineNames[container, default: [:]].updateValue(name.range, forKey: name.value)
  }

  /// The same before messages were entered.
  func copyOfTypes() -> SymbolTable {
    let types = copy()
    for (name, meaning) in names {
      guard case .message = meaning else { continue }
      types.names[name] = nil
      types.locations[name] = nil
    }
    return types
  }

  /// A table with the same symbols, which others do not change.
  func copy() -> SymbolTable {
    let copy = SymbolTable()
    (copy.names, copy.locations, copy.messages) = (names, locations, messages)
    (copy.objects, copy.enums, copy.failedFields) = (objects, enums, failedFields)
    (copy.inlineNames, copy.objectDefaults) = (inlineNames, objectDefaults)
    return copy
  }
}

extension Declaration {
  /// Of a type that this release has not.
  fileprivate static let absent: Declaration = {
    let nowhere = SourceRange(file: SourceFile.ID(0), start: 0, end: 0)
    return Declaration(name: Located("", nowhere), range: nowhere)
  }()
}

extension ObjectType {
  fileprivate static let absent = ObjectType(declaration: .absent, container: .message(""))
}

extension EnumType {
  fileprivate static let absent = EnumType(declaration: .absent, container: .message(""))
}
