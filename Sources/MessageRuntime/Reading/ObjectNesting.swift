/// How deep objects of the schema stand in one another, whether they are read, checked or written.
nonisolated struct ObjectNesting {
  private static let limit = 64
  /// How many bytes of stack they may take, of which a thread may have just 512 KB.
  private static let stackLimit = 380_000

  private var objects = 0
  private var stack = 0

  /// Counts an object in; who reads it restores what was before.
  /// - Parameter size: of a value of its type, in bytes of memory.
  /// - Returns: false: the object would be too deep.
  mutating func enter(_ size: Int) -> Bool {
    let needed = ObjectNesting.stack(for: size)
    if objects == ObjectNesting.limit || stack + needed > ObjectNesting.stackLimit { return false }
    objects += 1
    stack += needed
    return true
  }

  /// What the functions take that read a value of a type, built for debugging, as it was measured.
  private static func stack(for size: Int) -> Int { 3500 + 16 * size }
}
