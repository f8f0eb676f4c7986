import Foundation
import Testing

extension Faults {
  /// Two runs write into one folder.
  @Suite struct RunsAtOnce {
    let corpus: TwoVersions
    init() throws { corpus = try TwoVersions() }

    /// Starts a run that has the folder to itself and waits for another one, which the test has.
    private func startHolder() throws -> (run: ToolProcess, lock: Int32) {
      corpus.project.write(
        "version: 1\ntargets: [{ name: Chat, path: Generated }, { name: Other, path: Other }]\n", to: "messagegen.yaml")
      corpus.project.shell("mkdir Other")
      corpus.choose(1)
      let lock = open(corpus.project.folder + "/Other", O_RDONLY | O_CLOEXEC)
      #expect(flock(lock, LOCK_EX) == 0)
      let run = try corpus.project.start("generate", "--quiet")
      expect(run, waitsFor: "Other")
      return (run, lock)
    }

    private func startWaiter() throws -> ToolProcess {
      let run = try corpus.start(0)
      expect(run, waitsFor: "Generated")
      return run
    }

    private func expect(_ run: ToolProcess, waitsFor folder: String) {
      let text = "waiting for another messagegen that writes into \(folder)\n"
      #expect(ToolProcess.eventually { run.errors.contains(text) }, "\(run.errors)")
    }

    @Test func theSecondWaits() throws {
      let (holder, lock) = try startHolder()
      let waiter = try startWaiter()
      close(lock)
      #expect(holder.wait() == .exit(0) && waiter.wait() == .exit(0))
      #expect(corpus.found() == corpus.files[0], "as the second one wants it")
      FaultCounts.shared.note(
        "a second run", points: 1, found: "says what it waits for; both exit 0, all files the second's")
    }

    @Test func whatChangesMeanwhileIsReadAgain() throws {
      let (holder, lock) = try startHolder()
      let waiter = try startWaiter()
      corpus.choose(1)
      close(lock)
      #expect(holder.wait() == .exit(0) && waiter.wait() == .exit(0))
      #expect(corpus.found() == corpus.files[1], "nobody wants the other version any more")
      FaultCounts.shared.note(
        "the schemas change while a run waits", points: 1, found: "it writes what they are then")
    }

    /// `new` chooses an id and generates all messages, also those that came while it waited.
    @Test func newReadsAgain() throws {
      let project = ProcessProject()
      #expect(try project.run("generate").end == .exit(0))
      let lock = open(project.generated, O_RDONLY | O_CLOEXEC)
      #expect(flock(lock, LOCK_EX) == 0)
      let new = try project.start("new", "Later")
      expect(new, waitsFor: "Generated")
      project.writeSchema("Meanwhile", id: 2)
      close(lock)
      #expect(new.wait() == .exit(0), "\(new.errors)")
      #expect(project.text("Schemas/Later.yaml")?.contains("\nid: 3 ") == true)
      #expect(project.text("Generated/MeanwhileAttachment.swift") != nil)
      FaultCounts.shared.note(
        "a schema comes while `new` waits", points: 1, found: "another id is chosen, both messages generated")
    }

    @Test func theFirstIsKilled() throws {
      let (holder, lock) = try startHolder()
      let waiter = try startWaiter()
      holder.send(SIGKILL)
      #expect(holder.wait() == .signal(SIGKILL))
      close(lock)
      #expect(waiter.wait() == .exit(0))
      #expect(corpus.found() == corpus.files[0])
      FaultCounts.shared.note("the holder of the lock is killed", points: 1, found: "the waiting run went on")
    }

    @Test func theFirstRemovesTheFolder() throws {
      for _ in 0..<3 {
        corpus.choose(0)
        let runs = try [["--quiet"], ["--clean", "--quiet"], ["--quiet"], ["--clean", "--quiet"]].map {
          try ToolProcess([ToolProcess.tool, "generate", "--config", corpus.project.folder + "/messagegen.yaml"] + $0)
        }
        #expect(runs.map { $0.wait() } == Array(repeating: .exit(0), count: 4), "\(runs.map(\.errors))")
        let found = corpus.found()
        #expect(found.isEmpty || found == corpus.files[0], "all or nothing")
      }
      FaultCounts.shared.note(
        "generate and --clean, twice each at once", points: 3, found: "all exit 0; all files or none")
    }

    @Test func manyAtOnce() throws {
      for version in [0, 1, 0] {
        corpus.choose(version)
        let runs = try (0..<4).map { _ in try corpus.project.start("generate", "--quiet") }
        #expect(runs.map { $0.wait() } == Array(repeating: .exit(0), count: 4), "\(runs.map(\.errors))")
        #expect(corpus.found() == corpus.files[version])
      }
      FaultCounts.shared.note("four runs at once", points: 3, found: "all exit 0, the folder complete")
    }
  }
}
