import Foundation
import TestSupport

/// A process as users start one: the built tool, or a shell that starts it.
final class ToolProcess {
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  private let process: pid_t
  private let streams: [String]
  private var end: End?
  /// No test waits longer for anything.
  static let patience = 60.0

  /// Starts it; what it prints is read from files, so that it never waits for a reader.
  init(_ command: [String]) throws {
    let base = NSTemporaryDirectory() + "/messagegen-run-\(UUID().uuidString)"
    streams = [base + ".out", base + ".err"]
    process = try Self.start(command, streams)
  }

  convenience init(tool arguments: String...) throws { try self.init([BuiltTool.path] + arguments) }

  deinit {
    if end == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    for stream in streams { unlink(stream) }
  }

  private static func start(_ command: [String], _ streams: [String]) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    // Tests run on threads that hold signals back, which what they start would inherit.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (index, stream) in streams.enumerated() {
      posix_spawn_file_actions_addopen(&actions, Int32(index + 1), stream, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawnp(&process, command[0], &actions, &attributes, &arguments, environment)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return process
  }

  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }

  var output: String { (try? String(contentsOfFile: streams[0], encoding: .utf8)) ?? "" }
  var errors: String { (try? String(contentsOfFile: streams[1], encoding: .utf8)) ?? "" }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits for its end; one that hangs is killed.
  @discardableResult
  func wait() -> End {
    if let end { return end }
    let deadline = Date() + Self.patience
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if Date() > deadline { kill(process, SIGKILL) }
      usleep(500)
    }
    let end = status & 0x7F == 0 ? End.exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    self.end = end
    return end
  }

  /// Whether something becomes true before the patience is at its end.
  static func eventually(_ condition: () -> Bool) -> Bool {
    let deadline = Date() + patience
    while !condition() {
      if Date() > deadline { return false }
      usleep(1000)
    }
    return true
  }
}
