/// What a command has read stays as it is until the process ends.
///
/// To take the objects of thousands of schemas apart, one by one, is work for nothing: the kernel takes their memory back
/// as a whole.
enum ProcessLifetime {
  private final class Keeper<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// For the last thing that a command does; what is kept is never freed.
  static func keep<Value>(_ value: Value) { _ = Unmanaged.passRetained(Keeper(value)) }
}
