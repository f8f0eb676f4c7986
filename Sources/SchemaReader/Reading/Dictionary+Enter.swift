extension Dictionary {
  /// What was entered under that key before; else the value is entered now.
  mutating func enter(_ key: Key, _ value: Value) -> Value? {
    if let first = self[key] { return first }
    self[key] = value
    return nil
  }
}
