import ArgumentParser
import Schema

/// An SDK as the command line names it.
enum SDKChoice: String, CaseIterable, ExpressibleByArgument {
  case nimkit
  case nimV2 = "nim-v2"
  case tuikit
  /// Only portable code.
  case none

  /// Nil for none.
  var sdk: Target.SDK? { Target.SDK(rawValue: rawValue) }
}
