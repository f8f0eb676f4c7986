extension String {
  /// Equal for names that some file system takes for one: letter case and Unicode composition do not count.
  ///
  /// Swift compares strings by canonical equivalence, which takes care of composition.
  public var foldedForDisks: String { uppercased().lowercased() }
}
