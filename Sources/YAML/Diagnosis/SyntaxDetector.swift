import SourceText

/// One mistake people make in YAML, and how to tell from the text that it was made.
struct SyntaxDetector: Sendable {
  let find: @Sendable (SyntaxTrouble) -> [Diagnostic]

  init(_ find: @escaping @Sendable (SyntaxTrouble) -> [Diagnostic]) { self.find = find }

  /// For mistakes of which there is one at most.
  init(one find: @escaping @Sendable (SyntaxTrouble) -> Diagnostic?) {
    self.find = { trouble in find(trouble).map { [$0] } ?? [] }
  }
}
