/// How much is in an example that neither it nor the schema gives a value.
public enum ExampleFilling: Sendable {
  /// What is not optional, and lists with something in them.
  case usual
  /// Every field has a value, also one that has a default.
  case everything
  /// What is not optional, and lists as short as they may be.
  case least
}
