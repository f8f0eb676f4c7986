import ArgumentParser

/// What scripts can rely on, beside 0 and ArgumentParser's 64 for wrong usage.
enum ExitCodes {
  /// Something in the author's text, or drift.
  static let findings = ExitCode(1)
  /// Something in the world.
  static let couldNotRun = ExitCode(2)
}

/// A request that cannot be granted, in words.
struct Failure: Error {
  let message: String
  var help: String?
  var exitCode = ExitCodes.findings
}
