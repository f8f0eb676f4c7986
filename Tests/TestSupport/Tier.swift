import Foundation

/// Which tests run, by the environment's `TIER`: `swift test` alone has those that need no other program, `test` (every
/// change) all of them, `everything` more trials of each.
public enum Tier {
  private static let name = ProcessInfo.processInfo.environment["TIER"]

  public static let hasProcesses = name == "test" || name == "everything"
  public static let hasEverything = name == "everything"

  /// How often something random is tried: for each change a sixteenth of what `everything` does.
  public static func trials(_ count: Int) -> Int { hasEverything ? count : count / 16 }

  /// Of what is tried in order everything, or, for each change, every thirteenth.
  public static var stride: Int { hasEverything ? 1 : 13 }
}
