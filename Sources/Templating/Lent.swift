/// A value in its place, lent to whoever reads it.
///
/// What cannot be copied is borrowed: so a view, or the reader of a template, is used where it stands, without a count
/// of references for each of its parts.
@usableFromInline struct Lent<Value>: ~Copyable {
  @usableFromInline let value: Value

  @inlinable @inline(__always) borrowing func lend<Result>(_ body: (Value) -> Result) -> Result { body(value) }
}

extension UnsafeRawPointer {
  /// The value that stands here.
  @inlinable func lent<Value>(as _: Value.Type) -> UnsafePointer<Lent<Value>> {
    assumingMemoryBound(to: Lent<Value>.self)
  }
}
