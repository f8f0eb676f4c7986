import ArgumentParser
import SourceText

extension ValidationError {
  /// In the language that the command line asks for, which is not parsed yet.
  init(_ text: LocalizedText) {
    self.init(text.text(in: LanguageChoice.ofCommandLine))
  }
}
