import Schema
import SourceText

/// A reader of one part of the language that reports findings.
protocol ReportingReader {
  var forms: FormReader { get }
}

extension ReportingReader {
  var diagnostics: DiagnosticCollector { forms.diagnostics }

  func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  /// Says why there is no value.
  func fail<Value>(_ diagnostic: Diagnostic) -> Value? {
    report(diagnostic)
    return nil
  }

  /// Says why something is not as it must be.
  func fail(_ diagnostic: Diagnostic) -> Bool {
    report(diagnostic)
    return false
  }

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
