import ArgumentParser

/// What scripts can rely on, beside 0 and ArgumentParser's 64 for wrong usage.
enum ExitCodes {
  /// Findings, or files that are out of date.
  static let findings = ExitCode(1)
  /// Something in the world.
  static let couldNotRun = ExitCode(2)
}
