import Schema
import SourceText

/// A rule of `validate` by the declarations that it is about, so that one of a renamed field is the same rule.
struct RuleForm: Hashable {
  /// The ranges of the names of a field and of those around it, in the new schema if both have them.
  typealias Path = [SourceRange]

  enum Assertion: Hashable {
    case field(Path, [Constraint])
    case anyOf(Set<Path>)
    case oneOf(Set<Path>)
    case hook(String)
  }

  /// A part of a `when`.
  struct Clause: Hashable {
    enum Subject: Hashable {
      case field(Path)
      case other(Condition.Subject)
    }

    let subject: Subject
    let predicate: Condition.Predicate
  }

  let assertion: Assertion
  /// All must match; none: it always applies.
  let clauses: Set<Clause>

  /// - Parameter names: The ranges of the new names by those of the old ones.
  init(_ rule: ValidationRule, names: [SourceRange: SourceRange]) {
    func path(_ path: FieldPath) -> Path { path.steps.map { names[$0.field] ?? $0.field } }
    assertion =
      switch rule.assertion {
      case .field(let field, let constraints): .field(path(field), constraints.map(\.value))
      case .anyOf(let fields): .anyOf(Set(fields.map(path)))
      case .oneOf(let fields): .oneOf(Set(fields.map(path)))
      case .hook(let name): .hook(name.value)
      }
    clauses = Set(
      (rule.condition?.clauses ?? []).map { clause in
        if case .field(let field) = clause.subject {
          return Clause(subject: .field(path(field)), predicate: clause.predicate)
        }
        return Clause(subject: .other(clause.subject), predicate: clause.predicate)
      })
  }

  /// Whether messages that pass the other rules always pass this one.
  func isImplied(by others: [RuleForm], _ own: [Path: [Constraint]]) -> Bool {
    let others = others.filter { $0.applies(whenever: self) }.map(\.assertion)
    switch assertion {
    case .hook, .oneOf: return others.contains(assertion)
    case .field(let path, let constraints):
      let known = Self.constraints(on: path, in: others) + own[path, default: []]
      return constraints.allSatisfy { $0.isImplied(by: known) }
    case .anyOf(let paths):
      let isFilled = paths.contains { path in
        (Self.constraints(on: path, in: others) + own[path, default: []]).contains(.nonEmpty)
      }
      return isFilled
        || others.contains { other in
          switch other {
          case .anyOf(let some), .oneOf(let some): some.isSubset(of: paths)
          case .field, .hook: false
          }
        }
    }
  }

  /// The constraints that rules have on a field.
  static func constraints(on path: Path, in assertions: [Assertion]) -> [Constraint] {
    assertions.flatMap { assertion -> [Constraint] in
      if case .field(path, let constraints) = assertion { return constraints }
      return []
    }
  }

  private func applies(whenever other: RuleForm) -> Bool {
    clauses.allSatisfy { clause in other.clauses.contains { $0.implies(clause) } }
  }

  /// Whether it rejects messages that pass the other rules for certain, and not only possibly.
  func isCertain(against others: [RuleForm]) -> Bool {
    switch assertion {
    case .hook: false
    case .field(_, let constraints) where constraints.contains(where: \.isPattern): false
    default: !others.contains { $0.assertion == assertion }
    }
  }
}

extension RuleForm.Clause {
  fileprivate func implies(_ other: RuleForm.Clause) -> Bool {
    guard subject == other.subject else { return false }
    if case .values(let values) = predicate, case .values(let others) = other.predicate {
      return Set(values).isSubset(of: others)
    }
    return predicate == other.predicate
  }
}

extension Constraint {
  fileprivate var isPattern: Bool { if case .pattern = self { true } else { false } }
}
