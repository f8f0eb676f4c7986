import Foundation
import TestSupport
import Testing

/// What the fault tests did and found; printed as a table when they are through.
final class FaultCounts: @unchecked Sendable {
  static let shared = FaultCounts()
  private let lock = NSLock()
  private var rows: [(fault: String, points: Int, found: String)] = []

  func note(_ fault: String, points: Int, found: String) {
    lock.withLock { rows.append((fault, points, found)) }
  }

  var table: String {
    let sorted = lock.withLock { rows.sorted { $0.fault < $1.fault } }
    let lines =
      [("fault", "points", "found after"), ("---", "---", "---")] + sorted.map { ($0.fault, "\($0.points)", $0.found) }
    return lines.map { "| \($0.0) | \($0.1) | \($0.2) |\n" }.joined()
  }
}

/// Prints the counts at the end of a suite.
struct PrintsCounts: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await function()
    print(FaultCounts.shared.table)
  }
}

extension Trait where Self == PrintsCounts {
  static var printsCounts: Self { PrintsCounts() }
}

/// The fault tests of the built tool.
@Suite(.enabled(if: Tier.hasProcesses), .printsCounts) enum Faults {}
