import MessageRuntime

/// Follows the pointers of an explanation by themselves, without the code that made them.
struct PayloadPointer {
  let text: Substring

  /// What is there; of duplicate keys the last one.
  func value(in root: JSONValue) -> JSONValue? { Self.value(text, in: root) }

  private static func value(_ pointer: Substring, in value: JSONValue) -> JSONValue? {
    if pointer.isEmpty { return value }
    if pointer.first == "#" {
      return value.string.flatMap { JSONValue(json: $0) }.flatMap { Self.value(pointer.dropFirst(), in: $0) }
    }
    guard pointer.first == "/" else { return nil }
    let rest = pointer.dropFirst()
    let end = rest.firstIndex(of: "/") ?? rest.endIndex
    // A `#` at the end may be of the key, or lead into a string.
    for marks in 0...rest[..<end].reversed().prefix(while: { $0 == "#" }).count {
      let split = rest.index(end, offsetBy: -marks)
      let key = rest[..<split].split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
        .split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
      let next = value.members?.last { UTF8Text.areSame($0.key, key) }?.value ?? Int(key).flatMap { value[$0] }
      if let next, let found = Self.value(rest[split...], in: next) { return found }
    }
    return nil
  }
}
