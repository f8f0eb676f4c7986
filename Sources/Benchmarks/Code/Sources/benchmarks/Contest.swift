import Allocations

/// One piece of work, done by the generated code and by its peers.
struct Contest {
  /// Does the work once; the result keeps the optimiser from leaving it out.
  typealias Work = () throws -> Int

  struct Result {
    var name: String
    /// The median time of one execution.
    var nanoseconds: Double
    /// How often one execution asks for memory; nil where that cannot be counted.
    var allocations: Int?
  }

  static let rounds = 11

  var name: String
  var contestants: [(name: String, work: Work)]

  /// The contestants take turns, so that a busy machine slows all of them.
  func results() throws -> [Result] {
    let stopwatches = contestants.map { Stopwatch($0.work) }
    var times = stopwatches.map { _ in [Double]() }
    for _ in 0..<Contest.rounds {
      for (index, stopwatch) in stopwatches.enumerated() { times[index].append(stopwatch.measure()) }
    }
    return try zip(contestants, times).map { contestant, times in
      Result(
        name: contestant.name, nanoseconds: times.sorted()[Contest.rounds / 2],
        allocations: try Contest.allocations(contestant.work))
    }
  }

  /// Of one execution among many: what is kept from the first for the next does not count.
  private static func allocations(_ work: Work) throws -> Int? {
    let executions = 100
    let before = Allocations.allocations()
    guard before >= 0 else { return nil }
    for _ in 0..<executions { _ = try work() }
    return (Allocations.allocations() - before) / executions
  }
}
