import SourceText

/// An entry of `validate`.
public struct ValidationRule: Sendable {
  public enum Assertion: Sendable {
    case field(FieldPath, [Located<Constraint>])
    case anyOf([FieldPath])
    case oneOf([FieldPath])
    /// A static function that the app supplies.
    case hook(Located<String>)
  }

  public var assertion: Assertion
  public var condition: Condition?
  public var range: SourceRange

  public init(assertion: Assertion, condition: Condition? = nil, range: SourceRange) {
    self.assertion = assertion
    self.condition = condition
    self.range = range
  }
}

/// A resolved, possibly dotted reference to a field.
public struct FieldPath: Hashable, Sendable {
  public struct Step: Hashable, Sendable {
    public var name: String
    public var swiftName: String
    public var type: FieldType
    public var isOptional: Bool
    public var isSensitive: Bool
    public var isDeprecated: Bool
    /// Of the field's name, which identifies its declaration.
    public var field: SourceRange

    public init(_ field: Field) {
      name = field.name
      swiftName = field.swiftName
      type = field.type
      isOptional = field.isOptional
      isSensitive = field.isSensitive
      isDeprecated = field.deprecated != nil
      self.field = field.nameRange
    }
  }

  /// Never empty; every step but the last is an object.
  public var steps: [Step]
  public var range: SourceRange

  public init(steps: [Step], range: SourceRange) {
    self.steps = steps
    self.range = range
  }

  public var type: FieldType { steps[steps.count - 1].type }
  /// Some step may be nil.
  public var isOptional: Bool { steps.contains(where: \.isOptional) }
  public var isSensitive: Bool { steps.contains(where: \.isSensitive) }
  public var text: String { steps.map(\.name).joined(separator: ".") }
}

/// A `when`: all entries must hold.
public struct Condition: Hashable, Sendable {
  public enum Subject: Hashable, Sendable {
    case field(FieldPath)
    case id
    case direction
    case session
  }

  public enum Predicate: Hashable, Sendable {
    /// Equal to one of them.
    case values([Literal])
    case present, absent, empty, nonEmpty
    /// For `.identity`.
    case ids([[TypeID.Component]])
    /// For `.direction`.
    case direction(Direction)
    /// For `.session`: one of them.
    case sessions([Session])
  }

  public enum Direction: String, CaseIterable, Sendable { case incoming, outgoing }
  public enum Session: String, CaseIterable, Sendable { case p2p, team, chatroom }

  public struct Clause: Hashable, Sendable {
    public var subject: Subject
    public var predicate: Predicate
    public var range: SourceRange

    public init(subject: Subject, predicate: Predicate, range: SourceRange) {
      self.subject = subject
      self.predicate = predicate
      self.range = range
    }
  }

  public var clauses: [Clause]
  public var range: SourceRange

  public init(clauses: [Clause], range: SourceRange) {
    self.clauses = clauses
    self.range = range
  }
}
