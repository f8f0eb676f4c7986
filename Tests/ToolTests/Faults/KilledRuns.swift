import Foundation
import TestSupport
import Testing

extension Faults {
  /// The end of a run at any moment leaves whole files, and the next run does the rest. `EveryStep` goes through them in
  /// order; these are a few that nobody chose.
  struct KilledRuns {
    @Test func atRandomMoments() throws {
      let corpus = try TwoVersions()
      var random = Randomness(1)
      var (kills, hits) = (0, 0)
      while hits < (Tier.hasEverything ? 10 : 2), kills < 100 {
        let process = try corpus.start(kills % 2)
        corpus.waitForWriting()
        usleep(.random(in: 0...4000, using: &random))
        process.send(SIGKILL)
        kills += 1
        if process.wait() == .signal(SIGKILL) { hits += 1 }
        #expect(corpus.torn.isEmpty)
        if kills.isMultiple(of: 3) { try corpus.expectMended(to: kills % 2, after: "\(kills) kills") }
      }
      try corpus.expectMended(to: 0, after: "\(kills) kills")
      #expect(hits > 0, "the kills must hit")
      FaultCounts.shared.note(
        "SIGKILL at random moments", points: kills, found: "\(hits) hit a run that wrote; 0 files torn, all mended")
    }

    /// A polite end waits for the files to be put in their places.
    @Test(arguments: [SIGINT, SIGTERM]) func endedPolitely(signal: Int32) throws {
      let corpus = try TwoVersions()
      var random = Randomness(UInt64(signal))
      var hits = 0
      let runs = Tier.hasEverything ? 10 : 2
      for number in 0..<runs {
        let process = try corpus.start(number % 2)
        corpus.waitForWriting()
        usleep(.random(in: 0...2000, using: &random))
        process.send(signal)
        if process.wait() == .signal(signal) { hits += 1 }
        #expect(!corpus.hasTemporaries)
        #expect(corpus.found() == corpus.files[number % 2])
      }
      FaultCounts.shared.note(
        "\(signal == SIGINT ? "SIGINT" : "SIGTERM") while files are written", points: runs,
        found: "\(hits) ended the run, each after all was in place")
    }
  }
}
