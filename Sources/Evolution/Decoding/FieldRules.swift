import Inspection
import Schema
import SourceText

/// The rules of `validate` by the fields that they look at, and what they make of messages in which one is not found.
struct FieldRules: Sendable {
  /// By the ranges of the fields' names.
  private let rules: [SourceRange: [ValidationRule]]
  private let fields: [SourceRange: Field]

  init(_ schema: Schema) {
    var rules: [SourceRange: [ValidationRule]] = [:]
    for rule in schema.messages.flatMap(\.rules) + schema.objects.flatMap(\.rules) {
      for range in Set(rule.fieldPaths.flatMap(\.steps).map(\.field)) { rules[range, default: []].append(rule) }
    }
    self.rules = rules
    let known = rules.isEmpty ? [] : schema.messages.flatMap(\.fields) + schema.objects.flatMap(\.fields)
    fields = Dictionary(known.map { ($0.nameRange, $0) }) { first, _ in first }
  }

  /// Whether a rule rejects all values of a field that have no case.
  func closes(_ field: Field) -> Bool {
    (rules[field.nameRange] ?? []).contains { rule in
      guard rule.condition == nil, case .field(let path, let constraints) = rule.assertion else { return false }
      return path.steps.last?.field == field.nameRange && constraints.contains { $0.value == .known }
    }
  }

  /// The worst first; empty: no rule rejects a message for that.
  func outcomes(without field: Field) -> [DecodingOutcome] {
    let refusals = (rules[field.nameRange] ?? []).map { refusal(by: $0, without: field) }
    return refusals.contains(.always) ? [.invalid] : refusals.contains(.sometimes) ? [.invalid, .absent] : []
  }

  private enum Refusal {
    case never
    /// Other messages have nothing, or the default.
    case sometimes
    /// Each message that has the field.
    case always
  }

  private func refusal(by rule: ValidationRule, without field: Field) -> Refusal {
    let clauses = rule.condition?.clauses ?? []
    let own = clauses.filter { $0.path?.leads(to: field) == true }
    if own.contains(where: { !field.passes($0.predicate, at: $0.path) }) { return .never }
    guard rule.assertion.paths.contains(where: { $0.leads(to: field) }) else {
      // It applies to messages that it passed over.
      return mayRefuse(rule.assertion) ? .sometimes : .never
    }
    switch rule.assertion {
    case .hook: return .never
    case .field(let path, let constraints):
      guard constraints.contains(where: { field.isRefused(by: $0.value, at: path) }) else { return .never }
      return clauses.isEmpty ? .always : .sometimes
    case .anyOf(let paths):
      let others = paths.filter { !$0.leads(to: field) }
      return field.standsForSomething || others.contains(where: isAlwaysFilled) ? .never : .sometimes
    case .oneOf:
      return clauses.isEmpty && field.isOptional && !field.type.canBeEmpty ? .always : .sometimes
    }
  }

  /// Whether what is asserted of other fields may be false in a message.
  private func mayRefuse(_ assertion: ValidationRule.Assertion) -> Bool {
    switch assertion {
    case .hook: false
    case .field(let path, let constraints):
      constraints.contains { !$0.value.isImplied(by: field(at: path)?.constraints.map(\.value) ?? []) }
    case .anyOf(let paths): !paths.contains(where: isAlwaysFilled)
    case .oneOf: true
    }
  }

  private func isAlwaysFilled(_ path: FieldPath) -> Bool {
    guard !path.isOptional, let field = field(at: path) else { return false }
    return !field.type.canBeEmpty || field.constraints.contains { !$0.value.allowsEmpty }
  }

  private func field(at path: FieldPath) -> Field? { path.steps.last.flatMap { fields[$0.field] } }
}

extension ValidationRule.Assertion {
  fileprivate var paths: [FieldPath] {
    switch self {
    case .field(let path, _): [path]
    case .anyOf(let paths), .oneOf(let paths): paths
    case .hook: []
    }
  }
}

extension Condition.Clause {
  fileprivate var path: FieldPath? { if case .field(let path) = subject { path } else { nil } }
}

extension FieldPath {
  fileprivate func leads(to field: Field) -> Bool { steps.contains { $0.field == field.nameRange } }
}

extension Field {
  /// What is read where the field is not found; nil: nothing, also at a path that leads through it.
  private func standard(at path: FieldPath?) -> Literal? {
    path?.steps.last?.field == nameRange ? defaultValue?.value : nil
  }

  /// Its default counts as a value where only fields with one do.
  fileprivate var standsForSomething: Bool { defaultValue.map { !$0.value.isEmpty } ?? false }

  /// Whether a part of a `when` is true if the field is not found.
  fileprivate func passes(_ predicate: Condition.Predicate, at path: FieldPath?) -> Bool {
    let standard = standard(at: path)
    return switch predicate {
    case .values(let values): standard.map { values.contains($0) } ?? false
    case .present: standard != nil
    case .absent: standard == nil
    case .nonEmpty: standard.map { !$0.isEmpty } ?? false
    case .empty: standard.map(\.isEmpty) ?? true
    case .ids, .direction, .sessions: true
    }
  }

  /// Whether a constraint at a path that leads to the field rejects messages in which it is not found.
  fileprivate func isRefused(by constraint: Constraint, at path: FieldPath) -> Bool {
    if let standard = standard(at: path) { return !constraint.allows(standard) }
    return constraint == .nonEmpty || constraint == .present
  }
}
