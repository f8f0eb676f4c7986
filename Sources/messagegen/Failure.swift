import ArgumentParser
import SourceText

/// A request that cannot be granted, in words.
struct Failure: Error {
  let message: LocalizedText
  var help: LocalizedText?
  var exitCode = ExitCodes.findings
}

extension Failure {
  init(
    _ english: LocalizedText.Text, zh chinese: LocalizedText.Text, help: LocalizedText? = nil,
    exitCode: ExitCode = ExitCodes.findings
  ) {
    self.init(message: LocalizedText(english, zh: chinese), help: help, exitCode: exitCode)
  }
}

/// What scripts can rely on, beside 0 and ArgumentParser's 64 for wrong usage.
enum ExitCodes {
  /// Findings, or files that are out of date.
  static let findings = ExitCode(1)
  /// Something in the world.
  static let couldNotRun = ExitCode(2)
}
