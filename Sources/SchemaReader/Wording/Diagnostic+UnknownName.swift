import SourceText

extension Diagnostic {
  /// A name that is not there: with the nearest one that is, or else all there are.
  ///
  /// - Parameter rest: What is behind the name in its range, and stays.
  init(
    _ rule: Rule, _ message: LocalizedText, _ name: Located<String>, among names: [String], rest: String = "",
    notes: [Note] = [], help other: LocalizedText? = nil
  ) {
    if let near = Spelling.nearest(to: name.value, in: names) {
      self.init(
        rule, message, at: name.range, notes: notes, help: Wording.didYouMean(near),
        fixIts: [.init(Wording.replace(with: near), replace: name.range, with: near + rest)])
    } else {
      self.init(rule, message, at: name.range, notes: notes, help: other ?? Wording.choice(names))
    }
  }
}
