import MessageRuntime
import Schema
import SourceText

// The checks of the schema, in the order of generated code.

extension PayloadObject {
  func checkMembers(_ check: inout MessageCheck) {
    if let remembered = shape.identity, !CodingScope.current.isExample {
      if let names = remembered.names {
        check.identity(identity, remembered.claims, of: names)
      } else {
        check.identity(identity, remembered.claims)
      }
    }
    for (field, value) in zip(shape.fields, values) { self.check(field, value, &check) }
    for rule in shape.rules where isTrue(rule.condition, in: MessageContext()) { self.check(rule.assertion, &check) }
  }

  private func check(_ field: FieldShape, _ value: PayloadValue?, _ check: inout MessageCheck) {
    let isSensitive = field.field.isSensitive
    self.check(field.field.constraints, value, field.field.name, isSensitive, &check)
    guard field.isChecked else { return }
    check.inside(value, field.field.name, isSensitive: isSensitive, isStrict: field.field.isLenient.map { !$0 })
  }

  private func check(_ kind: ValidationRule.Assertion, _ check: inout MessageCheck) {
    switch kind {
    case .field(let path, let constraints):
      self.check(constraints, self[path], path.text, path.isSensitive, &check)
    case .anyOf(let paths): check.anyOf(paths.map(\.text), paths.map { MessageCheck.has(self[$0]) })
    case .oneOf(let paths): check.oneOf(paths.map(\.text), paths.map { MessageCheck.has(self[$0]) })
    // What the app would say nobody knows here: examples must do without it.
    case .hook(let name): check.hook(name.value, !CodingScope.current.isExample)
    }
  }

  private func check(
    _ constraints: [Located<Constraint>], _ value: PayloadValue?, _ name: String, _ isSensitive: Bool,
    _ check: inout MessageCheck
  ) {
    for constraint in constraints {
      constraint.value.check(value, name, isSensitive: isSensitive, patterns: shape.patterns, &check)
    }
  }

  // MARK: Conditions

  func isTrue(_ condition: Condition?, in context: MessageContext) -> Bool {
    condition?.clauses.allSatisfy { isTrue($0, in: context) } ?? true
  }

  private func isTrue(_ entry: Condition.Clause, in context: MessageContext) -> Bool {
    switch (entry.subject, entry.predicate) {
    case (.direction, .direction(let direction)): MessageDirection(direction) == context.direction
    case (.session, .sessions(let sessions)): sessions.contains { MessageSession($0) == context.session }
    case (.id, .ids(let entries)): entries.contains { isIdentified(by: $0) }
    case (.field(let path), .values(let literals)): literals.contains { has($0, at: path) }
    case (.field(let path), .present): self[path] != nil
    case (.field(let path), .absent): self[path] == nil
    case (.field(let path), .nonEmpty): MessageCheck.has(self[path])
    case (.field(let path), .empty): !MessageCheck.has(self[path])
    default: true
    }
  }

  func has(_ literal: Literal, at path: FieldPath) -> Bool {
    guard let value = self[path], let wanted = PayloadValue(literal, of: path.type, in: shapes) else { return false }
    return value.isSame(as: wanted)
  }

  private func isIdentified(by components: [TypeID.Component]) -> Bool {
    guard let message = shape.message else { return false }
    let isStrict = shapes.schema[message.envelope].isStrict
    return identity.matches(components.map(\.pattern), exactly: isStrict)
  }
}
