import ArgumentParser
import SourceText

/// A request that cannot be granted, in words.
struct Failure: Error {
  let message: LocalizedText
  var help: LocalizedText?
  var exitCode = ExitCodes.findings
}
