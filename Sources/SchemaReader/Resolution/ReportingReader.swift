import Schema
import SourceText

/// A reader of one part of the language that reports findings.
protocol ReportingReader {
  var forms: FormReader { get }
}

extension ReportingReader {
  var diagnostics: DiagnosticCollector { forms.diagnostics }

  func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  /// What the author wrote in a range, quotes and all.
  func source(_ range: SourceRange) -> String { diagnostics.source(range) }
}

/// A reader of a part with names, which it resolves to what others declare.
protocol ResolvingReader: ReportingReader {
  var context: ReaderContext { get }
}

extension ResolvingReader {
  var forms: FormReader { context.forms }
  var symbols: SymbolTable { context.symbols }
  var configuration: Configuration { context.configuration }
}
