import Schema
import SourceText

/// From a message to all types that its fields hold on both sides, each pair once for each way it is read.
struct TypeWalk {
  /// Two types, and how either side reads them.
  private struct Visit: Hashable {
    let old: ObjectType.ID
    let new: ObjectType.ID
    let path: String
    let isLenient: [Bool]
    let undecodable: [[DecodingOutcome]]
  }

  let old: (context: FieldContext, message: Message)
  let new: (context: FieldContext, message: Message)
  private(set) var containers: [ContainerPair] = []
  private(set) var enums: [EnumPair] = []
  private let kept: KeptFields?
  private let latest: Schema?
  private var visits: Set<Visit> = []

  /// - Parameters:
  ///   - old: The context and its message.
  ///   - kept: The fields of the latest release; nil: they are those of the old side.
  ///   - latest: Its schema, if the old side may be an older one.
  init(
    _ old: (context: FieldContext, message: Message), _ new: (context: FieldContext, message: Message),
    kept: KeptFields?,
    latest: Schema? = nil
  ) {
    (self.old, self.new, self.kept, self.latest) = (old, new, kept, latest)
    add(
      ContainerPair(
        path: new.message.name + "/fields", oldPath: old.message.name + "/fields", name: new.message.name,
        old: old.context, new: new.context, old.message.fields, new.message.fields,
        at: new.message.declaration.name.range, kept: kept))
  }

  /// All fields of both sides, by their paths.
  var keptFields: KeptFields {
    Dictionary(containers.flatMap(\.fields).map { ($0.at, $0.old) }) { first, _ in first }
  }

  private mutating func add(_ container: ContainerPair) {
    containers.append(container)
    for field in container.fields { add(field.old.type, field.new.type, field, field.oldContext, field.newContext) }
  }

  private mutating func add(
    _ old: FieldType, _ new: FieldType, _ field: FieldPair, _ oldContext: FieldContext, _ newContext: FieldContext
  ) {
    switch (old, new) {
    case (.list(let old), .list(let new)), (.map(let old), .map(let new)):
      add(old, new, field, oldContext.elements(of: field.old), newContext.elements(of: field.new))
    // A value that is read as a list is its only element.
    case (.list(let old), _): add(old, new, field, oldContext, newContext)
    case (_, .list(let new)): add(old, new, field, oldContext, newContext)
    case (.object(let old), .object(let new)): add(old, new, field, oldContext, newContext)
    case (.enumeration(let old), .enumeration(let new)): add(old, new, field, oldContext, newContext)
    default: break
    }
  }

  private mutating func add(
    _ old: ObjectType.ID, _ new: ObjectType.ID, _ field: FieldPair, _ oldContext: FieldContext,
    _ newContext: FieldContext
  ) {
    let (oldType, newType) = (oldContext.schema[old], newContext.schema[new])
    let path = newType.path(in: field.at)
    let visit = Visit(
      old: old, new: new, path: path, isLenient: [oldContext.isLenient, newContext.isLenient],
      undecodable: [oldContext.undecodable, newContext.undecodable])
    guard visits.insert(visit).inserted else { return }
    add(
      ContainerPair(
        path: path, oldPath: oldType.path(in: field.oldAt), name: newType.name, old: oldContext, new: newContext,
        oldType.fields, newType.fields, at: newType.declaration.name.range, kept: kept))
  }

  private mutating func add(
    _ old: EnumType.ID, _ new: EnumType.ID, _ field: FieldPair, _ oldContext: FieldContext, _ newContext: FieldContext
  ) {
    let (oldType, newType) = (oldContext.schema[old], newContext.schema[new])
    enums.append(
      EnumPair(
        path: newType.path(in: field.at), oldPath: oldType.path(in: field.oldAt), old: oldType, new: newType,
        latest: latest.flatMap { $0.enumeration(of: field.latest) }, isOldClosed: field.isOldClosed,
        isOldStrict: field.oldContext.isStrict,
        isNewClosed: field.isNewClosed))
  }
}

extension ObjectType {
  /// - Parameter field: The path of the field that holds it.
  fileprivate func path(in field: String) -> String { container == .shared ? name + "/fields" : field + "/object" }
}

extension Schema {
  fileprivate func enumeration(of field: Field?) -> EnumType? {
    if case .enumeration(let id)? = field?.type.leaf { self[id] } else { nil }
  }
}

extension EnumType {
  fileprivate func path(in field: String) -> String { container == .shared ? name + "/cases" : field + "/enum" }
}
