import Foundation
import TestSupport
import Testing

extension Faults {
  /// Two runs write in one project.
  struct RunsAtOnce {
    let corpus: TwoVersions
    init() throws { corpus = try TwoVersions() }

    /// Takes the lock of a project, as a run does that writes.
    private func lock(_ project: ProcessProject) -> Int32 {
      let lock = open(project.folder, O_RDONLY | O_CLOEXEC)
      #expect(flock(lock, LOCK_EX) == 0)
      return lock
    }

    private func expectWaiting(_ run: ToolProcess) {
      #expect(
        ToolProcess.eventually { run.errors.hasPrefix("waiting for another messagegen that writes into ") },
        "\(run.errors)")
    }

    /// It reads only then: what changed meanwhile is what it generates.
    @Test func theSecondWaits() throws {
      let lock = lock(corpus.project)
      let waiter = try corpus.start(0)
      expectWaiting(waiter)
      corpus.choose(1)
      close(lock)
      #expect(waiter.wait() == .exit(0))
      #expect(corpus.found() == corpus.files[1], "nobody wants the other version any more")
      FaultCounts.shared.note(
        "the schemas change while a run waits", points: 1, found: "it says that it waits, and writes what they are then"
      )
    }

    @Test func theConfigurationIsReadThen() throws {
      let lock = lock(corpus.project)
      let waiter = try corpus.start(0)
      expectWaiting(waiter)
      corpus.project.write(
        "version: 1\nruntime: { module: MessageRuntime }\ntargets: [{ name: Chat, path: Elsewhere }]\n",
        to: "messagegen.yaml")
      close(lock)
      #expect(waiter.wait() == .exit(0))
      // The manifests name their folders.
      let (found, expected) = (corpus.found(in: "Elsewhere"), corpus.files[0])
      #expect(Set(found.keys) == Set(expected.keys))
      #expect(found.filter { $0.key.hasSuffix(".swift") } == expected.filter { $0.key.hasSuffix(".swift") })
    }

    /// `new` chooses an id and generates all messages, also those that came while it waited.
    @Test func newWaits() throws {
      let project = ProcessProject()
      #expect(try project.run("generate").end == .exit(0))
      let lock = lock(project)
      let new = try project.start("new", "Later")
      expectWaiting(new)
      project.writeSchema("Meanwhile", id: 2)
      close(lock)
      #expect(new.wait() == .exit(0), "\(new.errors)")
      #expect(project.text("Schemas/Later.yaml")?.contains("\nid: 3 ") == true)
      #expect(project.text("Generated/MeanwhileAttachment.swift") != nil)
      FaultCounts.shared.note(
        "a schema comes while `new` waits", points: 1, found: "another id is chosen, both messages generated")
    }

    @Test(arguments: [["format"], ["lint", "--fix"], ["json-schema", "--write"], ["generate", "--clean"]])
    func whateverWritesWaits(command: [String]) throws {
      let project = ProcessProject()
      let lock = lock(project)
      let run = try ToolProcess([BuiltTool.path] + command + ["--config", project.folder + "/messagegen.yaml"])
      expectWaiting(run)
      close(lock)
      #expect([.exit(0), .exit(1)].contains(run.wait()), "\(run.errors)")
    }

    @Test func generateAndClean() throws {
      for _ in 0..<3 {
        corpus.choose(0)
        let runs = try [["--quiet"], ["--clean", "--quiet"], ["--quiet"], ["--clean", "--quiet"]].map {
          try ToolProcess([BuiltTool.path, "generate", "--config", corpus.project.folder + "/messagegen.yaml"] + $0)
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
