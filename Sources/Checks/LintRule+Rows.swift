import Schema
import SourceText

/// Rules that ask one question of everything of one kind, and say one thing: rows of the tables in `Rules`.
///
/// A row has the id, the severity (nil: off unless the configuration turns it on), the theme, and what is asked, which
/// ends in the finding or in nil.
extension LintRule {
  /// Of everything that has a name and documentation: messages, types, fields.
  static func declaration(
    _ id: String, _ severity: Diagnostic.Severity?, theme: Rule.Theme,
    _ finding: @escaping @Sendable (Declaration, DeclarationLevel) -> Finding?
  ) -> LintRule {
    LintRule(id, severity, theme: theme, .declaration(finding))
  }

  /// Of every field that is sent, of messages and objects.
  static func field(
    _ id: String, _ severity: Diagnostic.Severity?, theme: Rule.Theme,
    _ finding: @escaping @Sendable (Field, CompositeType, Schema) -> Finding?
  ) -> LintRule {
    LintRule(
      id, severity, theme: theme,
      .field { field, type, schema in [finding(field, type, schema)].compactMap { $0 } })
  }

  /// Of every field that a message sends, those of the objects in it among them.
  static func sentField(
    _ id: String, _ severity: Diagnostic.Severity?, theme: Rule.Theme,
    _ finding: @escaping @Sendable (Field, Message, Schema) -> Finding?
  ) -> LintRule {
    LintRule(id, severity, theme: theme, .sentField(finding))
  }

  /// Of every constraint, with the name of its field as it is written there.
  static func constraint(
    _ id: String, _ severity: Diagnostic.Severity?, theme: Rule.Theme,
    _ finding: @escaping @Sendable (Located<Constraint>, String) -> Finding?
  ) -> LintRule {
    LintRule(
      id, severity, theme: theme,
      .constraints { type, _ in type.writtenConstraints.compactMap { finding($0.constraint, $0.field) } })
  }

  /// Of every id that a message is written or read with.
  static func typeID(
    _ id: String, _ severity: Diagnostic.Severity?, isConfigurable: Bool = true, theme: Rule.Theme,
    _ finding: @escaping @Sendable (TypeID, Message, DispatchRounds, Schema) -> Finding?
  ) -> LintRule {
    LintRule(
      id, severity, isConfigurable: isConfigurable, theme: theme,
      .dispatch { rounds, schema in
        schema.messages.flatMap { message in
          message.ids.all.compactMap { finding($0, message, rounds, schema) }
        }
      })
  }

  /// Of every message.
  static func message(
    _ id: String, _ severity: Diagnostic.Severity?, theme: Rule.Theme,
    _ finding: @escaping @Sendable (Message, Schema) -> Finding?
  ) -> LintRule {
    LintRule(
      id, severity, theme: theme, .message { message, schema in [finding(message, schema)].compactMap { $0 } })
  }

  /// Of every part of some kind that a message has.
  static func part<Part: Sendable>(
    _ id: String, _ severity: Diagnostic.Severity?, isConfigurable: Bool = true, theme: Rule.Theme,
    of parts: @escaping @Sendable (Message) -> [Part],
    _ finding: @escaping @Sendable (Part, Message, Schema) -> Finding?
  ) -> LintRule {
    LintRule(
      id, severity, isConfigurable: isConfigurable, theme: theme,
      .message { message, schema in parts(message).compactMap { finding($0, message, schema) } })
  }
}
