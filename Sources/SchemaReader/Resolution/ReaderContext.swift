import Schema
import SourceText

/// What every reader is handed that resolves names.
struct ReaderContext {
  let forms: FormReader
  let configuration: Configuration
  var symbols = SymbolTable()
  /// What the model does not hold of the configuration.
  var written = WrittenConfiguration()
  /// No message is behind a look-up: presets are being checked by themselves.
  var isRehearsal = false
}
