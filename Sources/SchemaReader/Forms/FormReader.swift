import SourceText
import YAML

/// Checks nodes against the forms of the language: what it gives back has the shape that was wanted.
struct FormReader: PartReader {
  let diagnostics: DiagnosticCollector

  var forms: FormReader { self }
}
