import SourceText
import TestSupport
import Testing

@testable import Workspace

/// Each fault has its own sentence and a way out.
@Suite(.enabled(if: Tier.hasProcesses, "asks git; `make test` runs it")) struct GitFaultTests {
  private let project = TemporaryProject.repository(TemporaryProject.project)

  private func expect(
    _ error: WorkspaceError?, _ message: String, _ remedy: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(error?.message.english == message, sourceLocation: sourceLocation)
    #expect(
      error?.help?.english == remedy
        + ", or compare with the recorded releases: `messagegen breaking` alone needs no git",
      sourceLocation: sourceLocation)
  }

  @Test func noGit() {
    expect(project.fault("HEAD", program: "no-such-git"), "`git` not found in PATH", "install git")
    let file = project.fakeGit("")
    project.shell("chmod -x bin/git")
    expect(project.fault("HEAD", program: file), "cannot start `git`: permission denied", "check the `git` in PATH")
  }

  @Test func noRepository() {
    let project = TemporaryProject(TemporaryProject.project)
    expect(project.fault("HEAD"), "`\(project.path)` is not in a git repository", "run it in a clone")
  }

  @Test(arguments: [
    "nope", "-x", "--output=written", "", "1234567890123456789012345678901234567890", "HEAD:messagegen.yaml",
  ])
  func unknownRevision(name: String) {
    expect(
      project.fault(name), "unknown revision `\(name)`", "name a commit, branch or tag of the repository")
    #expect(project.text("written") == nil)
  }

  @Test func noCommitYet() {
    let project = TemporaryProject(TemporaryProject.project)
    project.git("init -q .")
    expect(project.fault("HEAD"), "unknown revision `HEAD`", "name a commit, branch or tag of the repository")
  }

  @Test func branchThatWasNotFetched() {
    let origin = TemporaryProject.repository(TemporaryProject.project)
    let project = TemporaryProject()
    project.git("clone -q '\(origin.path)' .")
    origin.git("branch topic/a")
    origin.git("tag 1.0")
    expect(
      project.fault("origin/topic/a"), "unknown revision `origin/topic/a`",
      "run `git fetch origin topic/a:refs/remotes/origin/topic/a`")
    expect(
      project.fault("1.0"), "unknown revision `1.0`",
      "run `git fetch origin 1.0` and name `FETCH_HEAD` if `origin` has it")
    project.git("fetch -q origin topic/a:refs/remotes/origin/topic/a")
    #expect(project.fault("origin/topic/a") == nil)
    project.git("fetch -q origin 1.0")
    #expect(project.fault("FETCH_HEAD") == nil)
  }

  @Test func shallowClone() {
    let origin = TemporaryProject.repository(TemporaryProject.project)
    origin.git("branch topic")
    origin.commit()
    let project = TemporaryProject()
    project.git("clone -q --depth 1 'file://\(origin.path)' .")
    expect(project.fault("HEAD~1"), "unknown revision `HEAD~1` in a shallow clone", "run `git fetch --unshallow`")
    expect(
      project.fault("origin/topic"), "unknown revision `origin/topic` in a shallow clone",
      "run `git fetch --depth 1 origin topic:refs/remotes/origin/topic`")
    project.git("fetch -q --depth 1 origin topic:refs/remotes/origin/topic")
    #expect(project.fault("origin/topic") == nil)
    project.git("fetch -q --unshallow")
    #expect(project.fault("HEAD~1") == nil)
  }

  /// Nothing is fetched, though git would.
  @Test(arguments: ["blob:none", "tree:0"]) func partialClone(filter: String) {
    let origin = TemporaryProject.repository(TemporaryProject.project)
    origin.git("config uploadpack.allowFilter true")
    origin.git("config uploadpack.allowAnySHA1InWant true")
    origin.write("message: B\n", to: "Schemas/A.yaml")
    origin.commit()
    let project = TemporaryProject()
    project.git("clone -q --filter=\(filter) 'file://\(origin.path)' .")
    for _ in 1...2 {
      expect(
        project.fault("HEAD~1"), "a partial clone lacks files of `HEAD~1`",
        "run `git fetch --refetch --no-filter origin`")
    }
    #expect(project.fault("HEAD") == nil, "what is there is read")
    expect(
      project.fault("nope"), "unknown revision `nope`",
      "run `git fetch origin nope` and name `FETCH_HEAD` if `origin` has it")
    project.git("fetch -q --refetch --no-filter origin")
    #expect(project.fault("HEAD~1") == nil)
  }

  @Test func gitThatHangs() {
    let everywhere = project.fakeGit("sleep 600")
    expect(
      project.fault("a b", program: everywhere, timeout: .milliseconds(300)),
      "`git ls-tree` did not end within 0 seconds", "run `git ls-tree -r 'a b'` to see why")
    let later = project.fakeGit("[ \"$4\" = cat-file ] && exec sleep 600; exec git \"$@\"")
    expect(
      project.fault("HEAD", program: later, timeout: .seconds(2)),
      "`git cat-file` did not end within 2 seconds", "run `git fsck` to check the repository")
  }

  @Test(arguments: [
    (
      "echo 'Password:' >/dev/tty; read -r word </dev/tty; read -r word || echo 'fatal: no password' >&2; exit 128",
      " failed: fatal: no password"
    ),
    ("echo 'warning: a' >&2; echo 'error: b' >&2; echo 'hint: c' >&2; exit 1", " failed: error: b"),
    ("printf '\\033[31m\\r' >&2; exit 1", " failed: U+001B[31m"),
    ("yes | head -c 100000 >&2; exit 1", " failed: y"),
    ("exit 3", " failed with exit code 3"),
    ("kill -9 $$", " was ended by signal 9"),
  ])
  func gitThatFails(script: String, message: String) {
    expect(
      project.fault("HEAD", program: project.fakeGit(script)), "`git ls-tree`" + message,
      "run `git ls-tree -r HEAD` to see why")
  }

  @Test(arguments: ["exit 0", "exec <&-; exit 1", "read -r line; echo nonsense; exit 1"])
  func gitThatStopsInBetween(script: String) {
    let git = project.fakeGit("[ \"$4\" = cat-file ] && { \(script); }; exec git \"$@\"")
    let error = project.fault("HEAD", program: git)
    #expect(error?.message.english.hasPrefix("`git cat-file` failed") == true)
  }

  @Test func damagedRepository() {
    project.shell("rm -f .git/objects/$(git rev-parse HEAD:Schemas/A.yaml | sed 's,..,&/,')")
    let error = project.fault("HEAD")
    #expect(error?.message.english.hasPrefix("`git cat-file` failed: missing object ") == true)
  }

  @Test func repositoryOfAnotherUser() {
    let git = project.fakeGit("GIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec git \"$@\"")
    expect(
      project.fault("HEAD", program: git),
      "git does not read the repository `\(project.path)`, which another user owns",
      "run `git config --global --add safe.directory \(project.path)`")
  }

  @Test func configurationThatIsNotThere() {
    let project = TemporaryProject.repository(["Old App/messagegen.yaml": "", "Old App/Schemas/A.yaml": ""])
    project.shell("mv 'Old App' App")
    #expect(
      project.fault("HEAD", of: "App")?.description == """
        configuration `HEAD:App/messagegen.yaml` not found
        help: the only one is `Old App/messagegen.yaml`: check it out by `git worktree add --detach ../base HEAD`, and \
        compare with `--against '../base/Old App'`
        """)
    project.shell("git rm -q -r 'Old App'")
    project.git("commit -q -m removed")
    #expect(
      project.fault("HEAD", of: "App")?.description == """
        configuration `HEAD:App/messagegen.yaml` not found
        help: name a revision that has it
        """)
  }

  @Test func schemasAboveTheProject() throws {
    let project = TemporaryProject.repository(["App/messagegen.yaml": "", "Schemas/A.yaml": ""])
    let revision = try project.revision("HEAD", of: "App")
    let error = #expect(throws: WorkspaceError.self) { try revision.schemas(in: "../Schemas") }
    #expect(error?.message.english == "`schemas: ../Schemas` is not below the folder of the configuration")
  }

  @Test func nothingIsWritten() {
    let later = TemporaryProject(["time": ""])
    project.shell("find . -exec touch -t 200001010000 {} +; touch -t 200001020000 '\(later.path)/time'")
    #expect(project.fault("HEAD") == nil)
    #expect(project.fault("nope") != nil)
    #expect(project.shell("test -z \"$(find . -newer '\(later.path)/time')\"") == 0)
  }
}
