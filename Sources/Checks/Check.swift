import Schema

/// A check, typed by what it looks at.
enum Check: Sendable {
  case schema(@Sendable (Schema) -> [Finding])
  /// What was looked up in all fields, and the schema.
  case schemaIndex(@Sendable (SchemaIndex, Schema) -> [Finding])
  /// The schema, and who takes which id in it.
  case dispatch(@Sendable (DispatchRounds, Schema) -> [Finding])
  case message(@Sendable (Message, Schema) -> [Finding])
  /// Messages that have a layout, for what their bubbles show.
  case layout(@Sendable (Message, Schema) -> [Finding])
  /// Messages and objects, for what their fields have in common.
  case composite(@Sendable (CompositeType, Schema) -> [Finding])
  /// Messages and objects with a constraint or a rule somewhere.
  case constraints(@Sendable (CompositeType, Schema) -> [Finding])
  /// Everything that has a name and documentation.
  case declaration(@Sendable (Declaration, DeclarationLevel) -> Finding?)
  /// Every field that a message sends, those of the objects in it among them.
  case sentField(@Sendable (Field, Message, Schema) -> Finding?)
  /// Every field that is sent, of messages and objects.
  case field(@Sendable (Field, CompositeType, Schema) -> [Finding])
}
