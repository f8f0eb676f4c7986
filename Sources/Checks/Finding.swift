import SourceText

/// What a rule's check says; the rule adds its id and severity.
struct Finding: Sendable {
  var message: LocalizedText
  var range: SourceRange
  var notes: [Diagnostic.Note]
  var help: LocalizedText?
  var fixIts: [Diagnostic.FixIt]

  init(
    _ message: LocalizedText, at range: SourceRange, notes: [Diagnostic.Note] = [], help: LocalizedText? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) {
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
  }

  /// One whose problem is said in each language.
  init(
    _ english: LocalizedText.Text, zh chinese: LocalizedText.Text, at range: SourceRange,
    notes: [Diagnostic.Note] = [], help: LocalizedText? = nil, fixIts: [Diagnostic.FixIt] = []
  ) {
    self.init(LocalizedText(english, zh: chinese), at: range, notes: notes, help: help, fixIts: fixIts)
  }

  func diagnostic(of rule: Rule) -> Diagnostic {
    Diagnostic(rule, message, at: range, notes: notes, help: help, fixIts: fixIts)
  }
}
