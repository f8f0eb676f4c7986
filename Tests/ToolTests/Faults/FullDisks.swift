import Foundation
import Testing

extension Faults {
  /// No space left, at one file or another.
  struct FullDisks {
    let corpus: TwoVersions
    init() throws { corpus = try TwoVersions() }

    /// By a limit on the size of a file, which every system has: the list of all messages does not fit.
    @Test func aFileThatCannotGrow() throws {
      corpus.choose(0)
      #expect(try corpus.project.run("generate", "--quiet").end == .exit(0))
      corpus.choose(1)
      #expect(corpus.project.shell("trap '' XFSZ; ulimit -f 64; $T generate >out 2>err") == 2)
      #expect(
        corpus.project.text("err")?.hasPrefix("error: cannot write `Generated/CustomMessage.swift`: it would be larger")
          == true)
      #expect(corpus.found() == corpus.files[0] && !corpus.hasTemporaries, "nothing is touched")
      try corpus.expectMended(to: 1, after: "a limit")
      FaultCounts.shared.note(
        "a file may not grow (RLIMIT_FSIZE)", points: 1,
        found: "exit 2, the old version whole; the next run completed it")
    }

    /// A file that was not there is not there afterwards, not even a part of it.
    @Test func aNewFileThatCannotGrow() throws {
      let project = ProcessProject()
      #expect(project.shell("trap '' XFSZ; ulimit -f 8; $T json-schema --write >out 2>err") == 2)
      #expect(project.text("err")?.contains("cannot write `Schemas/messagegen.schema.json`") == true)
      #expect(project.shell("test \"$(ls -A Schemas)\" = Gift.yaml") == 0)
      #expect(project.shell("$T json-schema --write >out") == 0)
    }

    @Test func aSmallDisk() throws {
      guard let opener = Mounts.opener else {
        return FaultCounts.shared.note(
          "a full disk (tmpfs)", points: 0, found: "not possible here: mounting is not allowed")
      }
      corpus.choose(1)
      var files = 0
      let used = kilobytes("Expected0")
      let growth = Double(kilobytes("Expected1") - used)
      let sizes = [
        ("Expected0", [0.05, 0.25, 0.5, 0.75, 1].map { used + Int(growth * $0) }), ("Nothing", [40, 200]),
      ]
      corpus.project.shell("mkdir Nothing")
      for (before, sizes) in sizes {
        for size in sizes {
          corpus.project.write(Self.script(before: before, size: size), to: "script")
          let code = corpus.project.shell(
            "rm -rf After Mended; mkdir -p Generated; T=$T \(opener) sh script >out 2>err")
          try #require(code == 0, "\(corpus.project.text("err") ?? "")")
          #expect(corpus.project.text("code") == "2\n" && corpus.project.text("mended") == "0\n")
          #expect(corpus.project.text("err")?.contains("no space left on the disk") == true, "\(size) kB")
          let after = corpus.found(in: "After")
          #expect(after == corpus.found(in: before), "\(size) kB")
          #expect(corpus.found(in: "Mended") == corpus.files[1], "\(size) kB")
          files += after.count
        }
      }
      FaultCounts.shared.note(
        "a full disk (tmpfs)", points: sizes.reduce(0) { $0 + $1.1.count },
        found: "exit 2 each time, nothing touched: \(files) files looked at; each next run completed it")
    }

    /// Where the output folder is not there, none is made.
    @Test func aNewFolder() throws {
      guard let opener = Mounts.opener else { return }
      corpus.choose(1)
      corpus.project.write(
        "version: 1\nschemas: Schemas\nruntime: { module: MessageRuntime }\ntargets: [{ name: Chat, path: Disk/Sources/Generated }]\n",
        to: "disk.yaml")
      let run = "\"$T\" generate --quiet --config disk.yaml"
      corpus.project.write(
        """
        set -e
        mount -t tmpfs -o size=200k tmpfs Disk
        code=0; \(run) || code=$?
        echo $code >code
        ls -A Disk >left
        mount -o remount,size=64m Disk
        \(run)
        cp -a Disk/Sources/. Mended
        """, to: "script")
      let code = corpus.project.shell("mkdir Disk Mended; T=$T \(opener) sh script >out 2>err")
      try #require(code == 0, "\(corpus.project.text("err") ?? "")")
      #expect(corpus.project.text("code") == "2\n" && corpus.project.text("left") == "")
      #expect(corpus.project.text("err")?.contains("no space left on the disk") == true)
      // The manifests name two configurations.
      let isSource = { (file: (key: String, value: Data)) in file.key.hasSuffix(".swift") }
      #expect(corpus.found(in: "Mended/Generated").filter(isSource) == corpus.files[1].filter(isSource))
      #expect(corpus.project.shell("test \"$(ls -A Mended)\" = Generated") == 0)
      FaultCounts.shared.note(
        "a full disk, and no output folder (tmpfs)", points: 1,
        found: "exit 2, nothing there, not even the folders around it; the next run wrote all")
    }

    private func kilobytes(_ folder: String) -> Int {
      corpus.found(in: folder).values.reduce(0) { $0 + ($1.count + 4095) / 4096 * 4 } + 4
    }

    /// The disk is full in the first run and has room in the second.
    private static func script(before: String, size: Int) -> String {
      """
      set -e
      mount -t tmpfs -o size=\(size)k tmpfs Generated
      cp -a \(before)/. Generated/
      code=0; "$T" generate --quiet || code=$?
      echo $code >code
      cp -a Generated After
      mount -o remount,size=64m Generated
      code=0; "$T" generate --quiet || code=$?
      echo $code >mended
      cp -a Generated Mended
      """
    }
  }
}
