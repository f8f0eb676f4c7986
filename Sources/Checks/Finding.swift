import SourceText

/// What a rule's check says; the rule adds its id and severity.
struct Finding {
  var message: String
  var range: SourceRange
  var label: String?
  var notes: [Diagnostic.Note]
  var help: String?
  var fixIts: [Diagnostic.FixIt]

  init(
    _ message: String, at range: SourceRange, label: String? = nil, notes: [Diagnostic.Note] = [],
    help: String? = nil, fixIts: [Diagnostic.FixIt] = []
  ) {
    self.message = message
    self.range = range
    self.label = label
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
  }

  func diagnostic(of rule: Rule) -> Diagnostic {
    Diagnostic(
      rule.id, rule.severity ?? .error, message, at: range, label: label, notes: notes, help: help, fixIts: fixIts)
  }
}
