import SourceText

/// What a rule's check says; the rule adds its id and severity.
struct Finding: Sendable {
  var message: LocalizedText
  var range: SourceRange
  var label: LocalizedText?
  var notes: [Diagnostic.Note]
  var help: LocalizedText?
  var fixIts: [Diagnostic.FixIt]

  init(
    _ message: LocalizedText, at range: SourceRange, label: LocalizedText? = nil, notes: [Diagnostic.Note] = [],
    help: LocalizedText? = nil, fixIts: [Diagnostic.FixIt] = []
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
