/// A value on the stack while a template is rendered, its type erased.
///
/// The compiler of templates knows which type stands there, and picks readers of that very type: so nothing has to be
/// looked up while a template is rendered. The value stays in its place until the section is done.
@usableFromInline
struct Frame {
  @usableFromInline let address: UnsafeRawPointer

  @inlinable init(_ address: UnsafeRawPointer) { self.address = address }

  /// Lends the value to what reads it: views are large, and nothing of them is copied.
  @inlinable func read<T, Result>(as _: T.Type, _ read: (T) -> Result) -> Result {
    address.lent(as: T.self).pointee.lend(read)
  }

  /// Whether something is written at all.
  func hasLines(_ write: (Frame, inout Lines) -> Void) -> Bool {
    var lines = Lines()
    write(self, &lines)
    return !lines.isEmpty
  }

  /// Lends a value out.
  @inlinable static func lend<T>(_ value: T, to body: (Frame) -> Void) {
    withUnsafePointer(to: value) { body(Frame($0)) }
  }

  /// Lends values out, one after the other.
  @inlinable static func lend<T>(each values: [T], to body: (Frame) -> Void) {
    values.withUnsafeBufferPointer { values in
      guard var next = values.baseAddress else { return }
      for _ in values.indices {
        body(Frame(next))
        next += 1
      }
    }
  }
}
