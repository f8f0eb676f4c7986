import Foundation

/// Which tests run: `swift test` alone has those that need no other program; `make test` has all.
public enum Tier {
  public static let hasProcesses = ProcessInfo.processInfo.environment["EVERY_TEST"] != nil
}
