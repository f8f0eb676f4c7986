import Foundation
import TestSupport
import Testing

extension Faults {
  /// SIGKILL at any moment leaves whole files, and the next run does the rest.
  @Suite struct KilledRuns {
    static let streams = 2
    /// Per stream: spread over the whole run, and over the part in which it writes.
    static let kills = (anywhere: 95, writing: 55)

    /// Between the first file that is staged and the first that is put in its place.
    @Test func whileFilesAreStaged() throws {
      let corpus = try TwoVersions()
      var random = Randomness(1)
      var (kills, hits, mended) = (0, 0, 0)
      while hits < 20, kills < 200 {
        try corpus.expectMended(to: 0, after: "\(kills) kills")
        mended += 1
        let process = try corpus.start(1)
        corpus.waitForWriting(process, orStaging: true)
        Self.pause(.random(in: 0...0.002, using: &random))
        process.send(SIGKILL)
        kills += 1
        guard process.wait() == .signal(SIGKILL), corpus.hasStaged(), corpus.hasManifest(of: 0) else { continue }
        hits += 1
        #expect(corpus.found() == corpus.files[0], "nothing of the old version is touched")
      }
      #expect(hits > 0, "the kills must hit")
      FaultCounts.shared.note(
        "SIGKILL while files are staged", points: kills,
        found: "\(hits) before the first change: the old version whole; \(mended) mending runs, nothing staged is left")
    }

    /// A polite end waits for the staged files to be put in their places.
    @Test(arguments: [SIGINT, SIGTERM]) func endedPolitely(signal: Int32) throws {
      let corpus = try TwoVersions()
      var random = Randomness(UInt64(signal))
      var hits = 0
      for number in 0..<20 {
        let process = try corpus.start(number % 2)
        corpus.waitForWriting(process, orStaging: true)
        Self.pause(.random(in: 0...0.002, using: &random))
        process.send(signal)
        if process.wait() == .signal(signal) { hits += 1 }
        #expect(!corpus.hasStaged())
        #expect(corpus.found() == corpus.files[number % 2])
      }
      #expect(hits > 0, "the signals must hit")
    }

    /// Where there is no output folder, there is none or a whole one.
    @Test func whileTheFolderIsMade() throws {
      let corpus = try TwoVersions()
      var random = Randomness(2)
      var (kills, unnamed, whole) = (0, 0, 0)
      while unnamed < 40 || whole < 10, kills < 200 {
        let version = kills % 2
        let isLate = kills.isMultiple(of: 3)
        corpus.project.shell("rm -rf Generated")
        let process = try corpus.start(version)
        let deadline = Date() + 5
        while isLate || !corpus.hasNewFolder, corpus.found().isEmpty, Date() < deadline {}
        if !isLate { Self.pause(.random(in: 0...0.05, using: &random)) }
        process.send(SIGKILL)
        kills += 1
        let wasKilled = process.wait() == .signal(SIGKILL)
        let found = corpus.found()
        #expect(found == corpus.files[version] || found.isEmpty && wasKilled)
        #expect(!corpus.hasNewFolder || found.isEmpty)
        if corpus.hasNewFolder { unnamed += 1 }
        if !found.isEmpty { whole += 1 }
        if kills.isMultiple(of: 7) { try corpus.expectMended(to: version, after: "\(kills) kills") }
      }
      try corpus.expectMended(to: 0, after: "\(kills) kills")
      #expect(unnamed > 0 && whole > 0, "the kills must hit")
      FaultCounts.shared.note(
        "SIGKILL while the output folder is made", points: kills,
        found: "no folder \(kills - whole) times, in \(unnamed) of them a hidden one; a whole one \(whole) times")
    }

    /// A polite end waits for the new folder to be whole.
    @Test(arguments: [SIGINT, SIGTERM]) func endedWhileTheFolderIsMade(signal: Int32) throws {
      let corpus = try TwoVersions()
      var random = Randomness(UInt64(signal))
      var (none, whole) = (0, 0)
      for number in 0..<20 {
        corpus.project.shell("rm -rf Generated")
        let process = try corpus.start(number % 2)
        let deadline = Date() + 5
        while !corpus.hasNewFolder, corpus.found().isEmpty, Date() < deadline {}
        // The first ones hit before there is anything in it.
        if number > 1 { Self.pause(.random(in: 0...0.05, using: &random)) }
        process.send(signal)
        let end = process.wait()
        let found = corpus.found()
        if found.isEmpty { none += 1 } else { whole += 1 }
        #expect(found == corpus.files[number % 2] || found.isEmpty && end == .signal(signal))
        #expect(corpus.found(in: ".messagegen-new-Generated").isEmpty)
      }
      try corpus.expectMended(to: 0, after: "a polite end")
      FaultCounts.shared.note(
        "\(signal == SIGINT ? "SIGINT" : "SIGTERM") while the output folder is made", points: 20,
        found: "a whole folder \(whole) times, none \(none) times; nothing is left in a hidden one")
    }

    private struct Tally {
      var kills = 0
      var isMidRun = 0
      var mixed = 0
      var staged = 0
      var files = 0
      var torn: [String] = []
      var mends = 0
    }

    @Test func atRandomMoments() throws {
      let versions = try (0..<Self.streams).map { _ in try TwoVersions() }
      for corpus in versions {
        corpus.project.shell("chmod 640 Generated/M1000Attachment.swift Generated/M1001Attachment.swift")
      }
      let lock = NSLock()
      nonisolated(unsafe) var tallies: [Tally] = []
      nonisolated(unsafe) var failures: [any Error] = []
      DispatchQueue.concurrentPerform(iterations: Self.streams) { index in
        do {
          let tally = try Self.kill(versions[index], using: Randomness(3 + UInt64(index)))
          lock.withLock { tallies.append(tally) }
        } catch {
          lock.withLock { failures.append(error) }
        }
      }
      #expect(failures.isEmpty, "\(failures)")
      let kills = tallies.reduce(0) { $0 + $1.kills }
      let (midRun, mixed) = (tallies.reduce(0) { $0 + $1.isMidRun }, tallies.reduce(0) { $0 + $1.mixed })
      #expect(kills >= 300 && midRun > 0 && mixed > 0, "the kills must hit")
      #expect(tallies.flatMap(\.torn).isEmpty)
      FaultCounts.shared.note(
        "SIGKILL at random moments", points: kills,
        found: """
          \(midRun) hit a run, \(mixed) left both versions side by side, \(tallies.reduce(0) { $0 + $1.staged }) staged \
          files; \(tallies.reduce(0) { $0 + $1.files }) files looked at, 0 torn; \
          \(tallies.reduce(0) { $0 + $1.mends }) mending runs, all complete
          """)
    }

    private static func kill(_ corpus: TwoVersions, using random: Randomness) throws -> Tally {
      var random = random
      let (whole, writing) = try lengths(of: corpus)
      var tally = Tally()
      for number in 0..<(kills.anywhere + kills.writing) {
        let process = try corpus.start(number % 2)
        if number < kills.anywhere {
          pause(.random(in: 0...whole * 1.05, using: &random))
        } else {
          corpus.waitForWriting(process)
          pause(.random(in: 0...writing, using: &random))
        }
        process.send(SIGKILL)
        tally.kills += 1
        if process.wait() == .signal(SIGKILL) { tally.isMidRun += 1 }
        let leftover = corpus.examine()
        tally.files += leftover.files
        tally.torn += leftover.torn
        if leftover.isMixed { tally.mixed += 1 }
        if leftover.hasStaged { tally.staged += 1 }
        if number % 50 == 49 {
          try corpus.expectMended(to: number / 50 % 2, after: "\(number + 1) kills")
          tally.mends += 1
        }
      }
      for name in ["M1000Attachment.swift", "M1001Attachment.swift"] {
        let mode = try FileManager.default.attributesOfItem(atPath: corpus.project.generated + "/" + name)[
          .posixPermissions]
        #expect(mode as? Int == 0o640, "permissions are kept")
      }
      return tally
    }

    /// In seconds, of a run from its start and from its first write; the median of five.
    private static func lengths(of corpus: TwoVersions) throws -> (whole: Double, writing: Double) {
      var lengths: [(Double, Double)] = []
      for version in [0, 1, 0, 1, 0] {
        let start = Date()
        let process = try corpus.start(version)
        corpus.waitForWriting(process)
        let first = Date()
        #expect(process.wait() == .exit(0))
        lengths.append((Date().timeIntervalSince(start), Date().timeIntervalSince(first)))
      }
      return (lengths.map(\.0).sorted()[2], lengths.map(\.1).sorted()[2])
    }

    private static func pause(_ seconds: Double) { usleep(useconds_t(seconds * 1_000_000)) }
  }
}
