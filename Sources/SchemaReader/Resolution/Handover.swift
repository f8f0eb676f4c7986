/// A value that somebody else takes over, who is then its only owner and frees what it holds.
///
/// It is taken once, by one core.
final class Handover<Value: Sendable>: @unchecked Sendable {
  private var value: Value?

  init(_ value: Value) { self.value = value }

  func take() -> Value? {
    defer { value = nil }
    return value
  }
}
