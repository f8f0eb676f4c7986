import Schema
import SourceText

/// A reader of one part of the language.
protocol PartReader {
  var forms: FormReader { get }
}

extension PartReader {
  var diagnostics: DiagnosticCollector { forms.diagnostics }

  func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  /// What the author wrote in a range, quotes and all.
  func source(_ range: SourceRange) -> String { diagnostics.source(range) }
}

/// A reader of a part that names what others declare.
protocol ResolvingReader: PartReader {
  var context: ReaderContext { get }
}

extension ResolvingReader {
  var forms: FormReader { context.forms }
  var symbols: SymbolTable { context.symbols }
  var configuration: Configuration { context.configuration }
}
