#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that runs beside this one: fed and read at once, so that neither waits for the other, and ended with its own
/// children if it takes too long.
///
/// It has no terminal and reads only what it is sent, so that it can ask nobody anything.
final class ChildProcess {
  enum Failure: Error, Equatable {
    /// No such program.
    case notFound
    /// An `errno`.
    case notStarted(Int32)
    case timedOut
  }

  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// What it printed on standard error so far.
  private(set) var complaints: [UInt8] = []
  private let process: pid_t
  private let deadline: ContinuousClock.Instant
  /// Each is -1 once it is closed.
  private var (input, output, errors): (Int32, Int32, Int32)
  private var unsent: [UInt8] = []
  private var isSendingMore = true
  private var unread: ArraySlice<UInt8> = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var ending: Ending?

  /// - Parameters:
  ///   - environment: What changes of this process's; nil removes.
  ///   - timeout: From now until its end.
  init(
    _ program: String, _ arguments: [String], environment: [String: String?], timeout: Duration
  ) throws(Failure) {
    let spawned = try SpawnedProcess(program, arguments, environment: environment)
    (process, input, output, errors) = (spawned.id, spawned.input, spawned.output, spawned.errors)
    deadline = .now + timeout
  }

  deinit {
    end()
    for descriptor in [input, output, errors] where descriptor >= 0 { close(descriptor) }
  }

  /// Sends bytes as soon as the program takes them.
  func send(_ bytes: [UInt8]) { unsent += bytes }

  /// The next line without its line break; nil: there is none.
  func line() throws(Failure) -> [UInt8]? {
    let lineBreak = UInt8(ascii: "\n")
    try wait { $0.unread.contains(lineBreak) || $0.isSilent }
    guard let end = unread.firstIndex(of: lineBreak) else { return nil }
    defer { unread = unread[(end + 1)...] }
    return Array(unread[..<end])
  }

  /// The next bytes; nil: there are not that many.
  func bytes(_ count: Int) throws(Failure) -> [UInt8]? {
    try wait { $0.unread.count >= count || $0.isSilent }
    guard unread.count >= count else { return nil }
    defer { unread = unread.dropFirst(count) }
    return Array(unread.prefix(count))
  }

  /// Everything else that it prints, and how it ended. It is sent nothing more.
  func rest() throws(Failure) -> (output: [UInt8], ending: Ending) {
    isSendingMore = false
    try wait { $0.isSilent && $0.ended() != nil }
    guard let ending = ended() else { throw .timedOut }
    defer { unread = [] }
    return (Array(unread), ending)
  }

  /// Prints no more.
  private var isSilent: Bool { output < 0 && errors < 0 }

  /// Waits until something is so. A signal that ends this process ends the other one first.
  private func wait(until isSo: (ChildProcess) -> Bool) throws(Failure) {
    let signals = ChildSignals()
    defer { signals.release() }
    while !isSo(self) {
      if signals.areEnding { kill(-process, SIGKILL) }
      if ContinuousClock.now >= deadline {
        end()
        throw .timedOut
      }
      exchange()
    }
  }

  /// Sends and reads what can be sent and read now, for which it waits a moment.
  private func exchange() {
    if unsent.isEmpty, !isSendingMore { shut(&input) }
    var streams = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: unsent.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
    ]
    let moment: Int32 = isSilent ? 1 : 50
    if poll(&streams, nfds_t(streams.count), moment) == 0, ended() != nil {
      // Others that it has started may have the streams for as long as they like.
      shut(&output)
      shut(&errors)
    }
    if streams[0].revents != 0 { unread += receive(&output) }
    if streams[1].revents != 0 { complaints += receive(&errors) }
    if streams[2].revents != 0 { sendSome() }
  }

  private func receive(_ stream: inout Int32) -> ArraySlice<UInt8> {
    let count = read(stream, &buffer, buffer.count)
    if count > 0 { return buffer[..<count] }
    if count == 0 || errno != EAGAIN && errno != EINTR { shut(&stream) }
    return []
  }

  private func sendSome() {
    let part = Array(unsent.prefix(1 << 16))
    let count = write(input, part, part.count)
    if count > 0 { unsent.removeFirst(count) }
    guard count < 0, errno != EAGAIN, errno != EINTR else { return }
    // It reads no more; how it ended says why.
    unsent = []
    shut(&input)
  }

  /// How it ended; nil: it runs.
  private func ended() -> Ending? {
    var status: Int32 = 0
    if ending == nil, waitpid(process, &status, WNOHANG) == process {
      ending = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
    return ending
  }

  /// Ends it with all that it has started, if it runs.
  private func end() {
    guard ended() == nil else { return }
    kill(-process, SIGKILL)
    // One that waits for a dead disk does not end even then.
    for _ in 0..<1000 where ended() == nil { poll(nil, 0, 1) }
  }

  private func shut(_ stream: inout Int32) {
    if stream >= 0 { close(stream) }
    stream = -1
  }
}
