/// One piece of work, done by the generated code and by its peers.
struct Contest {
  /// Does the work once; the result keeps the optimiser from leaving it out.
  typealias Work = () throws -> Int

  static let rounds = 11

  var name: String
  var ours: Work
  var peers: [(name: String, work: Work)]

  /// The median times of one execution, in nanoseconds. Ours and the peers take turns, so that a busy machine slows
  /// all of them.
  func medians() -> (ours: Double, peers: [Double]) {
    let stopwatches = ([ours] + peers.map(\.work)).map { Stopwatch($0) }
    var times = stopwatches.map { _ in [Double]() }
    for _ in 0..<Contest.rounds {
      for (index, stopwatch) in stopwatches.enumerated() { times[index].append(stopwatch.measure()) }
    }
    let medians = times.map { $0.sorted()[Contest.rounds / 2] }
    return (medians[0], Array(medians[1...]))
  }
}
