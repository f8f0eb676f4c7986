import SourceText

/// What a rule's check says; the rule adds its id and severity.
struct Finding: Sendable {
  var message: Phrase
  var range: SourceRange
  var label: Phrase?
  var notes: [Diagnostic.Note]
  var help: Phrase?
  var fixIts: [Diagnostic.FixIt]

  init(
    _ message: Phrase, at range: SourceRange, label: Phrase? = nil, notes: [Diagnostic.Note] = [],
    help: Phrase? = nil, fixIts: [Diagnostic.FixIt] = []
  ) {
    self.message = message
    self.range = range
    self.label = label
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
  }

  func diagnostic(of rule: Rule) -> Diagnostic {
    Diagnostic(rule, message, at: range, label: label, notes: notes, help: help, fixIts: fixIts)
  }
}
