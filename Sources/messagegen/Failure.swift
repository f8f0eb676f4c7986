import ArgumentParser

/// A request that cannot be granted, in words.
struct Failure: Error {
  let message: String
  var help: String?
  var exitCode = ExitCodes.findings
}
