import Foundation
import Testing

extension Faults {
  /// What stands where a file is to be written, or where the output folder leads to.
  struct ThingsInTheWay {
    let project = ProcessProject()

    static let kinds: [(command: String, kind: String)] = [
      ("mkfifo", "named pipe"), ("mkdir", "folder"), ("ln -s /etc/hosts", "symbolic link"),
      ("ln -s ../precious", "symbolic link"), ("ln -s nowhere", "symbolic link"),
    ]

    @Test(arguments: kinds) func isReported(command: String, kind: String) throws {
      project.write("precious\n", to: "precious")
      project.shell("mkdir Generated && \(command) Generated/GiftAttachment.swift")
      try expectRefusal(kind)
      #expect(project.text("precious") == "precious\n")
    }

    /// Opening a pipe lets whoever waits at its other end go on.
    @Test func aPipeIsNotOpened() throws {
      project.shell("mkdir Generated && mkfifo Generated/GiftAttachment.swift")
      let writer = try ToolProcess([
        "sh", "-c", "cd '\(project.folder)'; : >ready; : >Generated/GiftAttachment.swift; : >opened",
      ])
      #expect(ToolProcess.eventually { project.text("ready") != nil })
      usleep(100_000)
      #expect(try project.run("generate").end == .exit(1))
      usleep(100_000)
      #expect(project.text("opened") == nil)
      writer.send(SIGKILL)
      _ = writer.wait()
      FaultCounts.shared.note("somebody waits at a named pipe in the way", points: 1, found: "waits on")
    }

    /// Findings are shown although the run then ends for another reason.
    @Test func whatWasFoundIsSaid() throws {
      project.write(
        "message: Bare\nid: 9\nfields: { title: string }\ntexts: { summary: text }\n", to: "Schemas/Bare.yaml")
      project.write("not a folder\n", to: "Generated")
      let run = try project.run("generate")
      #expect(run.end == .exit(2) && run.output.contains("warning[missing-doc]"), "\(run.output)\(run.errors)")
      #expect(project.text("Generated") == "not a folder\n")
    }

    @Test func aSocketIsReported() throws {
      project.shell("mkdir Generated")
      let descriptor = try bind(project.generated + "/GiftAttachment.swift")
      defer { close(descriptor) }
      try expectRefusal("socket")
    }

    /// Only root may make one.
    @Test func aDeviceIsReported() throws {
      guard project.shell("mkdir Generated && mknod Generated/GiftAttachment.swift c 1 3") == 0 else {
        return FaultCounts.shared.note(
          "a device in the way", points: 0, found: "not possible here: only root makes devices")
      }
      try expectRefusal("device")
    }

    private func expectRefusal(_ kind: String) throws {
      for option in ["--force", "--verbose", "--diff", "--dry-run"] {
        let run = try project.run("generate", option)
        #expect(run.end == .exit(1))
        #expect(run.output.contains("GiftAttachment.swift") && run.output.contains("is a \(kind)"), "\(run.output)")
      }
      #expect(project.shell("ls Generated | wc -l | grep -q '^ *1$'") == 0, "nothing else was written")
      project.shell("rm -rf Generated/GiftAttachment.swift")
      #expect(try project.run("generate").end == .exit(0))
      FaultCounts.shared.note(
        "a \(kind) in the way", points: 4, found: "exit 1, nothing written; without it the next run wrote all")
    }

    @Test(arguments: [".messagegen-manifest", ".messagegen-temporary-0"], ["mkfifo", "mkdir", "ln -s ../precious"])
    func ourOwnFiles(name: String, command: String) throws {
      project.write("precious\n", to: "precious")
      project.shell("mkdir Generated && \(command) Generated/\(name)")
      let end = try project.run("generate").end
      #expect([.exit(0), .exit(2)].contains(end))
      project.shell("rm -rf Generated/\(name)")
      let mending = try project.run("generate", "--force")
      #expect(mending.end == .exit(0), "\(mending.errors)")
      #expect(project.text("precious") == "precious\n")
      FaultCounts.shared.note(
        "\(name) by `\(command)`", points: 1,
        found: "\(end == .exit(0) ? "exit 0" : "exit 2"), nothing outside touched; the next run completed it")
    }

    @Test func noFolderOutsideIsWritten() throws {
      // What `--clean` would remove if it went there.
      project.write("version: 1\ntargets: [{ name: Chat, path: outside }]\n", to: "messagegen.yaml")
      #expect(try project.run("generate").end == .exit(0))
      project.shell(
        "cp -R outside before; mkdir inner; mv Schemas inner; ln -s ../outside inner/out; ln -s / inner/slash")
      let absolute = project.folder + "/outside"
      let paths = [
        "..", "../outside", "a/../../outside", "out", "out/deep", absolute, "slash\(absolute)", "\"\"", "Schemas/../..",
      ]
      for path in paths {
        project.write("version: 1\ntargets: [{ name: Chat, path: \(path) }]\n", to: "inner/messagegen.yaml")
        let run = try project.run("generate", "--force", configuration: "inner/messagegen.yaml")
        #expect(run.end == .exit(1) || run.end == .exit(2), "\(path): \(run.output)\(run.errors)")
        _ = try project.run("generate", "--clean", "--force", configuration: "inner/messagegen.yaml")
        #expect(project.shell("diff -r before outside") == 0, "\(path)")
      }
      #expect(project.shell("test -z \"$(find inner -name '*.swift')\"") == 0)
      FaultCounts.shared.note(
        "`..`, absolute paths, links out", points: paths.count * 2, found: "nothing written or removed outside")
    }

    /// Whatever this file system thinks of the names.
    @Test(arguments: [
      ("Gift", "GIFT"), ("Caf\u{E9}", "CAF\u{C9}"), ("Caf\u{E9}", "Cafe\u{301}"), ("Stra\u{DF}e", "STRASSE"),
    ])
    func namesThatAreOneOnSomeDisks(one: String, two: String) throws {
      let project = ProcessProject(messages: [])
      project.writeSchema("One", id: 1)
      project.writeSchema("Two", id: 2)
      project.shell(
        "sed -i.bak 's/message: One/message: \(one)/' Schemas/One.yaml; sed -i.bak 's/message: Two/message: \(two)/' Schemas/Two.yaml; rm -f Schemas/*.bak"
      )
      let run = try project.run("generate")
      #expect(run.end == .exit(1) || run.end == .exit(2), "\(run.output)")
      #expect(
        run.errors.contains("are the same file on case-insensitive file systems") || run.output.contains("error["),
        "\(run.output)\(run.errors)"
      )
      #expect(project.shell("test -z \"$(find . -name '*.swift')\"") == 0)
      FaultCounts.shared.note(
        "names that fold together", points: 1, found: "`\(one)` and `\(two)` refused, nothing written")
    }

    private func bind(_ path: String) throws -> Int32 {
      #if canImport(Darwin)
        let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
      #else
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) {
        $0.copyBytes(from: path.utf8CString.map { UInt8(bitPattern: $0) })
      }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let code = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.bind(descriptor, $0, size) }
      }
      try #require(code == 0, "\(String(cString: strerror(errno)))")
      return descriptor
    }
  }
}
