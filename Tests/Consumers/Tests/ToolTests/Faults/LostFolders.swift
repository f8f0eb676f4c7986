import Foundation
import TestSupport
import Testing

extension Faults {
  /// The output folder cannot be written to, or is not there any more.
  @Suite struct LostFolders {
    let corpus: TwoVersions
    init() throws { corpus = try TwoVersions() }

    @Test func aReadOnlyFolder() throws {
      try corpus.expectMended(to: 0, after: "nothing")
      corpus.choose(1)
      let how: String
      if let opener = Mounts.opener {
        how = "a read-only mount"
        corpus.project.write(
          """
          set -e
          mount --bind Generated Generated
          mount -o remount,bind,ro Generated
          exec "$T" generate --quiet
          """, to: "script")
        #expect(corpus.project.shell("T=$T \(opener) sh script 2>err") == 2)
        #expect(corpus.project.text("err")?.contains("the file system is read-only") == true)
      } else {
        how = getuid() == 0 ? "permissions, as another user" : "permissions"
        corpus.project.shell("chmod 755 .; chmod 555 Generated")
        let user = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
        #expect(corpus.project.shell("\(user) $T generate --quiet 2>err") == 2)
        #expect(corpus.project.text("err")?.contains("permission denied") == true)
        corpus.project.shell("chmod 755 Generated")
      }
      #expect(corpus.found() == corpus.files[0], "nothing was touched")
      try corpus.expectMended(to: 1, after: "a read-only folder")
      FaultCounts.shared.note(
        "a read-only folder (\(how))", points: 1, found: "exit 2, nothing touched; the next run completed it")
    }

    /// An unchanged folder need not be writable.
    @Test func aReadOnlyFolderWithNothingToDo() throws {
      guard let opener = Mounts.opener else { return }
      try corpus.expectMended(to: 0, after: "nothing")
      corpus.project.write(
        "set -e\nmount --bind Generated Generated\nmount -o remount,bind,ro Generated\nexec \"$T\" generate\n",
        to: "script")
      #expect(corpus.project.shell("T=$T \(opener) sh script") == 0)
    }

    @Test func aNewFolderThatVanishes() throws {
      var random = Randomness(1)
      var ends: [Int32: Int] = [:]
      var number = 0
      while number < 10 || ends[2] == nil, number < 200 {
        defer { number += 1 }
        corpus.project.shell("rm -rf Generated gone")
        let process = try corpus.start(number % 2)
        let deadline = Date() + 5
        while !corpus.hasNewFolder, corpus.found().isEmpty, Date() < deadline {}
        usleep(.random(in: 0...20_000, using: &random))
        rename(corpus.project.folder + "/.messagegen-new-Generated", corpus.project.folder + "/gone")
        guard case .exit(let code) = process.wait(), code == 0 || code == 2 else {
          Issue.record("\(process.wait()) \(process.errors)")
          continue
        }
        if code == 2 { #expect(process.errors.contains("the output folder `Generated` was moved or removed")) }
        #expect(corpus.found() == (code == 0 ? corpus.files[number % 2] : [:]))
        ends[code, default: 0] += 1
        try corpus.expectMended(to: number % 2, after: "the folder's end")
      }
      #expect(ends[2, default: 0] > 0)
      FaultCounts.shared.note(
        "the output folder is moved while it is made", points: number,
        found: "\(ends[2] ?? 0) runs noticed (exit 2) and left none; each next run completed it")
    }

    @Test func aFolderThatVanishes() throws {
      var random = Randomness(2)
      var (ends, torn) = ([Int32: Int](), [String]())
      var number = 0
      let generated = corpus.project.generated
      // Fast as a run is, some have to be caught.
      while number < 16 || ends[2] == nil, number < 200 {
        defer { number += 1 }
        let process = try corpus.start(number % 2)
        if number.isMultiple(of: 3) {
          usleep(.random(in: 0...200_000, using: &random))
        } else {
          corpus.waitForWriting(process)
          usleep(.random(in: 0...2000, using: &random))
        }
        if number.isMultiple(of: 2) {
          rename(generated, corpus.project.folder + "/gone")
        } else {
          try? FileManager.default.removeItem(atPath: generated)
        }
        guard case .exit(let code) = process.wait(), code == 0 || code == 2 else {
          Issue.record("\(process.wait()) \(process.errors)")
          continue
        }
        if code == 2 { #expect(process.errors.contains("`Generated")) }
        ends[code, default: 0] += 1
        torn += corpus.examine("gone").torn + corpus.examine().torn
        corpus.project.shell("rm -rf gone")
        try corpus.expectMended(to: number % 2, after: "the folder's end")
      }
      #expect(torn.isEmpty && ends[2, default: 0] > 0)
      FaultCounts.shared.note(
        "the output folder is moved or removed during the run", points: number,
        found: "\(ends[2] ?? 0) runs noticed (exit 2), 0 files torn; each next run completed it")
    }
  }
}
