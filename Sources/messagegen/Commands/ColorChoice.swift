import ArgumentParser
import Reports

/// When output is colored.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// The usual order: the option, `NO_COLOR`, `CLICOLOR_FORCE`, then whether somebody looks at a terminal that can.
  func isOn(environment: (String) -> String?, isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment("NO_COLOR")?.isEmpty == false { return false }
      if let forced = environment("CLICOLOR_FORCE"), !forced.isEmpty, forced != "0" { return true }
      return isTerminal && environment("TERM") != "dumb"
    }
  }

  /// For the standard output of this process.
  var style: TextStyle {
    isOn(environment: Terminal.environment, isTerminal: Terminal.isTerminal(.output)) ? .ansi : .plain
  }
}
