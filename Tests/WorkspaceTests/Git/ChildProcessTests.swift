import TestSupport
import Testing

@testable import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct ChildProcessTests {
  private func shell(
    _ script: String, environment: [String: String?] = [:], timeout: Duration = .seconds(60)
  ) throws -> ChildProcess {
    try ChildProcess("sh", ["-c", script], environment: environment, timeout: timeout)
  }

  @Test func answersLineByLine() throws {
    let process = try shell("while read line; do echo \"$line!\"; done; echo end; exit 3")
    process.send(Array("a\nb\n".utf8))
    #expect(try process.line() == Array("a!".utf8))
    #expect(try process.bytes(3) == Array("b!\n".utf8))
    let (output, ending) = try process.rest()
    #expect(output == Array("end\n".utf8))
    #expect(ending == .exit(3))
    #expect(try process.line() == nil)
    #expect(try process.bytes(1) == nil)
  }

  /// More on every stream than a pipe takes.
  @Test func isFedAndReadAtOnce() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let process = try shell("head -c 1000000 /dev/zero >&2; cat")
    process.send(bytes)
    #expect(try process.rest().output == bytes)
    #expect(process.complaints.count == 1_000_000)
  }

  @Test func mayStopReading() throws {
    let process = try shell("exec <&-; exit 7")
    process.send([UInt8](repeating: 0, count: 1 << 20))
    #expect(try process.rest().ending == .exit(7))
  }

  @Test func saysThatThereIsNoProgram() {
    #expect(throws: ChildProcess.Failure.notFound) {
      try ChildProcess("no-such-program", [], environment: [:], timeout: .seconds(60))
    }
  }

  @Test func isEndedBySignals() throws { #expect(try shell("kill -9 $$").rest().ending == .signal(SIGKILL)) }

  @Test func hasItsOwnEnvironment() throws {
    let process = try shell("echo \"$NEW ${HOME-none}\"", environment: ["NEW": "a b", "HOME": nil])
    #expect(try process.line() == Array("a b none".utf8))
  }

  /// Whoever runs the tests may have one.
  @Test func hasNoTerminal() throws { #expect(try shell("(: </dev/tty) || exit 5").rest().ending == .exit(5)) }

  @Test func doesNotWaitForWhatItsChildrenHoldOpen() throws {
    let process = try shell("sleep 600 & echo $!")
    let child = try #require(try process.line().flatMap { pid_t(String(decoding: $0, as: UTF8.self)) })
    defer { kill(child, SIGKILL) }
    #expect(try process.rest().ending == .exit(0))
  }

  /// A pipe is at its end when all are gone who could write.
  @Test func isEndedWithItsChildren() throws {
    let folder = TemporaryProject()
    folder.shell("mkfifo pipe")
    let pipe = open(folder.path + "/pipe", O_RDONLY | O_NONBLOCK)
    defer { close(pipe) }
    do {
      let process = try shell("exec 3>'\(folder.path)/pipe'; sleep 600 & echo ready; wait", timeout: .milliseconds(500))
      #expect(try process.line() == Array("ready".utf8))
      #expect(throws: ChildProcess.Failure.timedOut) { try process.rest() }
    }
    var watched = [pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)]
    #expect(poll(&watched, 1, 60_000) == 1)
    #expect(watched[0].revents & Int16(POLLHUP) != 0)
  }

  @Test func isEndedIfNobodyListens() throws {
    let folder = TemporaryProject()
    folder.shell("mkfifo pipe")
    let pipe = open(folder.path + "/pipe", O_RDONLY | O_NONBLOCK)
    defer { close(pipe) }
    do {
      let process = try shell("exec 3>'\(folder.path)/pipe'; echo ready; exec sleep 600")
      #expect(try process.line() == Array("ready".utf8))
    }
    var watched = [pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)]
    #expect(poll(&watched, 1, 60_000) == 1)
  }
}
