/// A large value that is looked at in many places and copied in none.
///
/// Cores that copy one value count the references to its parts, and wait for one another at each.
final class Reference<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
