import ArgumentParser
import SourceText

extension ValidationError {
  /// In the language that the command line asks for, which is not parsed yet.
  init(_ english: LocalizedText.Text, zh chinese: LocalizedText.Text) {
    self.init(LocalizedText(english, zh: chinese).text(in: LanguageChoice.ofCommandLine))
  }

  static var quietAndVerbose: ValidationError {
    ValidationError(
      "--quiet and --verbose cannot be used together", zh: "--quiet 和 --verbose 不能同时使用")
  }

  static var cleanAndCheck: ValidationError {
    ValidationError(
      "--clean and --check cannot be used together; use --clean --dry-run to list files",
      zh: "--clean 和 --check 不能同时使用；列出文件请用 --clean --dry-run")
  }
}
