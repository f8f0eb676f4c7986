extension Dictionary {
  /// What was entered under that key before; else the value is entered now.
  mutating func enter(_ key: Key, _ value: Value) -> Value? {
    guard let first = updateValue(value, forKey: key) else { return nil }
    self[key] = first
    return first
  }
}
