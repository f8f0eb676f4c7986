import Foundation

/// Measures work that is too short for a clock by repeating it. It is this thread's time on a core, so that a busy
/// machine does not count.
struct Stopwatch {
  private let work: Contest.Work
  private let repetitions: Int

  /// Warms up, and finds out how often the work fits into 20 milliseconds.
  init(_ work: @escaping Contest.Work) {
    self.work = work
    var repetitions = 1
    while Stopwatch.time(work, repetitions) < 20_000_000 { repetitions *= 2 }
    self.repetitions = repetitions
  }

  /// Nanoseconds for one execution.
  func measure() -> Double { Stopwatch.time(work, repetitions) / Double(repetitions) }

  private static func time(_ work: Contest.Work, _ repetitions: Int) -> Double {
    let start = threadTime()
    var checksum = 0
    for _ in 0..<repetitions {
      guard let result = try? work() else { fatalError("a payload could not be read or written") }
      checksum &+= result
    }
    if checksum == 0 { fatalError("a payload came out empty") }
    return threadTime() - start
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
