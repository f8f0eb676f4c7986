#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that was started just now, in a session of its own, with this process's ends of its streams.
struct SpawnedProcess {
  /// Also that of its group.
  let id: pid_t
  /// Nothing that is done with these waits.
  let input: Int32
  let output: Int32
  let errors: Int32

  init(_ program: String, _ arguments: [String], environment: [String: String?]) throws(ChildProcess.Failure) {
    var ours: [Int32] = []
    var theirs: [Int32] = []
    defer { for stream in theirs { close(stream) } }
    do throws(ChildProcess.Failure) {
      for isInput in [true, false, false] {
        let ends = try Self.newPipe()
        ours.append(isInput ? ends.writing : ends.reading)
        theirs.append(isInput ? ends.reading : ends.writing)
      }
      id = try Self.spawn(program, [program] + arguments, Self.environment(with: environment), streams: theirs)
    } catch {
      for stream in ours { close(stream) }
      throw error
    }
    for stream in ours { _ = fcntl(stream, F_SETFL, fcntl(stream, F_GETFL) | O_NONBLOCK) }
    (input, output, errors) = (ours[0], ours[1], ours[2])
  }

  /// - Parameter streams: What become its standard input, output and error.
  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String], streams: [Int32]
  ) throws(ChildProcess.Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = POSIX_SPAWN_SETSID
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID, which the headers show to GNU sources alone.
      let newSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() { posix_spawn_file_actions_adddup2(&actions, stream, Int32(number)) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(newSession) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var id = pid_t()
    let code = posix_spawnp(&id, program, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw code == ENOENT ? .notFound : .notStarted(code) }
    return id
  }

  /// This process's, as `NAME=value`, with some changed; nil removes.
  private static func environment(with changes: [String: String?]) -> [String] {
    #if canImport(Darwin)
      let first = _NSGetEnviron().pointee
    #else
      let first = environ
    #endif
    // An optional to some systems' headers.
    var next = [first].compactMap { $0 }.first
    var variables: [String] = []
    while let variable = next?.pointee {
      let text = String(cString: variable)
      if !changes.keys.contains(String(text.prefix { $0 != "=" })) { variables.append(text) }
      next? += 1
    }
    return variables + changes.compactMap { name, value in value.map { name + "=" + $0 } }
  }

  /// Both ends are closed in every program that is started, and none is a standard stream.
  private static func newPipe() throws(ChildProcess.Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .notStarted(errno) }
    defer { for end in ends { close(end) } }
    let copies = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    guard copies.allSatisfy({ $0 >= 0 }) else {
      let code = errno
      for copy in copies where copy >= 0 { close(copy) }
      throw .notStarted(code)
    }
    return (copies[0], copies[1])
  }
}
