/// A list of one, for a value that would otherwise hold itself.
nonisolated public func jsonBoxed<T>(_ value: T?) -> [T] {
  if let value { return [value] }
  return []
}
