import Schema
import SourceText

/// A check, typed by what it looks at.
enum Check: Sendable {
  case schema(@Sendable (Schema) -> [Finding])
  /// What was looked up in all messages and fields, and the schema.
  case schemaIndex(@Sendable (SchemaIndex, Schema) -> [Finding])
  /// The schema, and who takes which identity in it.
  case dispatch(@Sendable (DispatchRounds, Schema) -> [Finding])
  case message(@Sendable (Message, Schema) -> [Finding])
  /// Messages that have a layout, for what their bubbles show.
  case layout(@Sendable (Message, Schema) -> [Finding])
  /// Messages and objects, for what their fields have in common.
  case composite(@Sendable (CompositeType, Schema) -> [Finding])
  /// Messages and objects with a constraint or a rule somewhere.
  case constraints(@Sendable (CompositeType, Schema) -> [Finding])
  /// Every field that travels, of messages and objects.
  case field(@Sendable (Field, CompositeType, Schema) -> [Finding])
  /// A configuration that sets rules, and the rules of all modules.
  case configuration(@Sendable (Configuration, [Rule]) -> [Finding])
  /// Comments of the authors, and what all rules of the other kinds find.
  case comments(@Sendable (CommentContext) -> [Finding])

  /// - Parameter found: what there is for comments to silence; only asked for where comments are.
  func findings(in schema: Schema, known: @escaping () -> [Rule], found: () -> [Diagnostic]) -> [Finding] {
    guard case .comments(let check) = self else {
      var runner = CheckRunner(of: schema, known: known)
      return runner.findings(of: self)
    }
    return schema.ignoreComments.isEmpty ? [] : check(CommentContext(schema, known: known(), findings: found()))
  }

  var isAboutComments: Bool { if case .comments = self { true } else { false } }
}
