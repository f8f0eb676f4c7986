import Foundation
import Testing

extension Faults {
  /// The output folder cannot be written to, or is not there any more.
  struct LostFolders {
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

    /// Who only reads writes nothing and waits for nobody, in a checkout that cannot be written to.
    @Test(arguments: ["lint", "generate --check", "generate --diff", "generate --dry-run", "format --check"])
    func aReadOnlyCheckout(command: String) throws {
      guard let opener = Mounts.opener else { return }
      try corpus.expectMended(to: 0, after: "nothing")
      corpus.project.write(
        """
        set -e
        mount --bind . .
        mount -o remount,bind,ro .
        cd "$PWD"
        exec "$T" \(command)
        """, to: "script")
      let lock = open(corpus.project.folder, O_RDONLY | O_CLOEXEC)
      defer { close(lock) }
      #expect(flock(lock, LOCK_EX) == 0)
      let said = NSTemporaryDirectory() + "/\(UUID().uuidString)"
      defer { unlink(said) }
      #expect(corpus.project.shell("T=$T \(opener) sh script >'\(said)' 2>&1") == 0, "\(command)")
      #expect((try? String(contentsOfFile: said, encoding: .utf8))?.contains("waiting") == false)
    }
  }
}
