/// A type whose values may break rules that no single field can see.
nonisolated public protocol JSONCheckable {
  func check(_ check: inout MessageCheck)
}
