/// Measures work that is too short for a clock by repeating it.
struct Stopwatch {
  private static let clock = ContinuousClock()

  private let work: Contest.Work
  private let repetitions: Int

  /// Warms up, and finds out how often the work fits into 20 milliseconds.
  init(_ work: @escaping Contest.Work) {
    self.work = work
    var repetitions = 1
    while Stopwatch.time(work, repetitions) < .milliseconds(20) { repetitions *= 2 }
    self.repetitions = repetitions
  }

  /// Nanoseconds for one execution.
  func measure() -> Double {
    let time = Stopwatch.time(work, repetitions).components
    return (Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9) / Double(repetitions)
  }

  private static func time(_ work: Contest.Work, _ repetitions: Int) -> Duration {
    clock.measure {
      var checksum = 0
      for _ in 0..<repetitions {
        guard let result = try? work() else { fatalError("a payload could not be read or written") }
        checksum &+= result
      }
      if checksum == 0 { fatalError("a payload came out empty") }
    }
  }
}
