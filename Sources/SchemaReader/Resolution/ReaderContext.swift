import Schema

/// What every reader is handed that resolves names; by reference, since there is a reader for each value.
final class ReaderContext {
  let forms: FormReader
  let configuration: Configuration
  let symbols: SymbolTable
  /// What the model does not hold of the configuration.
  let written: WrittenConfiguration
  /// No message is behind a look-up: presets are being checked by themselves.
  let isRehearsal: Bool

  init(
    forms: FormReader, configuration: Configuration, symbols: SymbolTable = SymbolTable(),
    written: WrittenConfiguration = WrittenConfiguration(), isRehearsal: Bool = false
  ) {
    self.forms = forms
    self.configuration = configuration
    self.symbols = symbols
    self.written = written
    self.isRehearsal = isRehearsal
  }
}
