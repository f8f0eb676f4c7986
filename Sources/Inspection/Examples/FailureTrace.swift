import MessageRuntime
import Schema
import SourceText

/// A value that an author wrote in an example, and its range.
struct ExampleNode {
  /// The range of the value, or of the innermost written one around it.
  let range: SourceRange
  /// nil: the example does not have it.
  let value: Schema.Example.Value?

  /// The value that a step of the path leads to.
  func inside(_ step: FailurePath.Step) -> ExampleNode {
    let inner: Located<Schema.Example.Value>? =
      switch (step, value) {
      case (.name(let name), .object(let entries)?), (.key(let name), .map(let entries)?):
        entries.last { $0.name.value == name }?.value
      case (.index(let index), .list(let elements)?) where elements.indices.contains(index): elements[index]
      default: nil
      }
    return ExampleNode(range: inner?.range ?? range, value: inner?.value)
  }
}

/// A message or object on the path of a failure.
struct FailureSite {
  let shape: ObjectShape
  /// nil: it cannot be decoded.
  let object: PayloadObject?
  /// How many steps lead to it.
  let depth: Int
  /// It is part of another example, where all that is wrong with it is said.
  let isElsewhere: Bool
  /// The innermost shared object that it is, or is in.
  let shared: ObjectType.ID?

  init(
    _ shape: ObjectShape, _ object: PayloadObject?, depth: Int = 0, isElsewhere: Bool = false,
    shared: ObjectType.ID? = nil
  ) {
    (self.shape, self.object, self.depth) = (shape, object, depth)
    (self.isElsewhere, self.shared) = (isElsewhere, shared)
  }

  /// The constraints and rules that give a failure at the rest of its path.
  func causes(of reason: MessageFailure.Reason, at rest: ArraySlice<FailurePath.Step>) -> [SourceRange] {
    let names = rest.compactMap { step in if case .name(let name) = step { name } else { nil } }
    guard names.count == rest.count else { return [] }
    let path = names.joined(separator: ".")
    let constraints = shape.field(named: path)?.field.constraints ?? []
    let broken = constraints.filter { $0.value.causes(reason) }.map(\.range)
    return broken + shape.rules.filter { isTrue($0.condition) }.flatMap { $0.causes(of: reason, at: path) }
  }

  private func isTrue(_ condition: Condition?) -> Bool { object?.isTrue(condition, in: MessageContext()) ?? true }
}

/// The path of a failure through what was decoded and what its author wrote.
struct FailureTrace {
  let path: FailurePath
  /// From the message or object of the example inwards.
  private(set) var sites: [FailureSite]
  private(set) var node: ExampleNode

  /// - Parameter isGuessed: Nobody checks the objects in it.
  init(
    _ failure: MessageFailure, from site: FailureSite, _ node: ExampleNode, in shapes: SchemaShapes, isGuessed: Bool
  ) {
    path = FailurePath(failure.path)
    sites = [site]
    self.node = node
    var type: FieldType?
    var value: PayloadValue?
    for (index, step) in path.steps.enumerated() {
      let outer = sites[sites.count - 1]
      switch (step, type) {
      case (.name(let name), _):
        guard let field = outer.shape.index(of: name) else { return }
        type = outer.shape.fields[field].field.type
        value = outer.object?.values[field]
      case (.index(let index), .list(let element)?): (type, value) = (element, value?.element(index))
      case (.key(let key), .map(let element)?): (type, value) = (element, value?.map?[key])
      default: return
      }
      self.node = self.node.inside(step)
      guard case .object(let id)? = type else { continue }
      let isElsewhere = !isGuessed && self.node.isOfAnotherExample(of: shapes.schema[id])
      sites.append(
        FailureSite(
          shapes.object(id), value?.object, depth: index + 1, isElsewhere: outer.isElsewhere || isElsewhere,
          shared: shapes.schema[id].container == .shared ? id : outer.shared))
    }
  }

  /// What may give the failure, in the order of checks: from the inside outwards.
  func causes(of reason: MessageFailure.Reason) -> [(site: FailureSite, range: SourceRange)] {
    sites.reversed().flatMap { site in
      site.causes(of: reason, at: path.steps.dropFirst(site.depth)).map { (site: site, range: $0) }
    }
  }

  /// What has the field at the end of the path.
  var owner: FailureSite { sites.last { $0.depth < path.steps.count } ?? sites[0] }
}

extension ExampleNode {
  /// It is an object's example of a name, or its main one, which is guessed.
  fileprivate func isOfAnotherExample(of object: ObjectType) -> Bool {
    switch value {
    case .example?: true
    case nil: !object.examples.isEmpty
    default: false
    }
  }
}

extension ValidationRule {
  fileprivate func causes(of reason: MessageFailure.Reason, at path: String) -> [SourceRange] {
    switch assertion {
    case .field(let field, let constraints) where field.text == path:
      constraints.filter { $0.value.causes(reason) }.map { _ in range }
    case .anyOf(let paths) where path.isEmpty && reason == .anyOf(paths.map(\.text)): [range]
    case .oneOf(let paths) where path.isEmpty && reason == .oneOf(paths.map(\.text)): [range]
    case .hook(let name) where path.isEmpty && reason == .hook(name.value): [name.range]
    default: []
    }
  }
}

extension PayloadValue {
  fileprivate func element(_ index: Int) -> PayloadValue? {
    list.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}
