/// How deep objects of the schema stand in one another, whether they are read, checked or written.
nonisolated struct ObjectNesting {
  private static let limit = 64
  /// How many bytes of stack they may take, of which a thread may have just 512 KB.
  private static let stackLimit = 380_000

  private var objects = 0
  private var stack = 0

  /// Counts an object in; who reads it restores what was before.
  /// - Returns: false: the object would be too deep.
  mutating func enter<T: JSONObject>(_ type: T.Type) -> Bool {
    let needed = ObjectNesting.stack(for: type)
    if objects == ObjectNesting.limit || stack + needed > ObjectNesting.stackLimit { return false }
    objects += 1
    stack += needed
    return true
  }

  /// What the functions take that read a value of a type, built for debugging, as it was measured.
  private static func stack<T: JSONObject>(for type: T.Type) -> Int { 3500 + 16 * type.jsonSize }
}
