import Schema
import SourceText

/// The rules of `validate` of a message or object of both sides.
struct RulesPair {
  let declaration: DeclarationPair
  private let old: [RuleForm]
  private let new: [RuleForm]
  private let oldFields: [RuleForm.Path: [Constraint]]
  private let newFields: [RuleForm.Path: [Constraint]]

  /// - Parameter names: The ranges of the fields' new names by those of the old ones.
  init(_ declaration: DeclarationPair, names: [SourceRange: SourceRange]) {
    self.declaration = declaration
    old = declaration.old.rules.map { RuleForm($0, names: names) }
    new = declaration.new.rules.map { RuleForm($0, names: [:]) }
    oldFields = Self.constraints(of: declaration.old.fields, names: names)
    newFields = Self.constraints(of: declaration.new.fields, names: [:])
  }

  /// Whether both sides have the same rules.
  var isUnchanged: Bool { old == new }

  /// Rules that reject messages that were valid.
  var stricter: [ValidationRule] { rules(declaration.new.rules, new, notImpliedBy: old, oldFields) }

  /// Rules that rejected messages that are valid now.
  var looser: [ValidationRule] { rules(declaration.old.rules, old, notImpliedBy: new, newFields) }

  /// Whether messages are rejected for certain, and not only possibly.
  var isCertain: Bool {
    new.contains { !$0.isImplied(by: old, oldFields) && $0.isCertain(against: old) }
  }

  /// The same for messages that were rejected.
  var wasCertain: Bool {
    old.contains { !$0.isImplied(by: new, newFields) && $0.isCertain(against: new) }
  }

  /// The constraints of old rules on a field that always apply.
  func oldConstraints(on field: FieldPair) -> [Constraint] { Self.constraints(on: field, in: old) }

  func newConstraints(on field: FieldPair) -> [Constraint] { Self.constraints(on: field, in: new) }

  private static func constraints(on field: FieldPair, in rules: [RuleForm]) -> [Constraint] {
    RuleForm.constraints(on: [field.new.nameRange], in: rules.filter(\.clauses.isEmpty).map(\.assertion))
  }

  private func rules(
    _ rules: [ValidationRule], _ forms: [RuleForm], notImpliedBy others: [RuleForm],
    _ fields: [RuleForm.Path: [Constraint]]
  ) -> [ValidationRule] {
    zip(rules, forms).filter { !$0.1.isImplied(by: others, fields) }.map(\.0)
  }

  /// Of the fields themselves; what is not optional is always there.
  private static func constraints(
    of fields: [Field], names: [SourceRange: SourceRange]
  ) -> [RuleForm.Path: [Constraint]] {
    let all = fields.map { field in
      (
        [names[field.nameRange] ?? field.nameRange],
        field.constraints.map(\.value) + (field.isOptional ? [] : [.present])
      )
    }
    return Dictionary(all) { first, _ in first }
  }
}
