import ArgumentParser
import SourceText

/// The least severity that makes a run fail.
enum FailureLevel: String, CaseIterable, ExpressibleByArgument {
  case error, warning, note

  var severity: Diagnostic.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
