#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C, a polite `kill` and a closed terminal, held back while files are put in their places or a child runs.
struct BlockedSignals {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private var before = sigset_t()

  init() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in Self.signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, &before)
  }

  /// Whether one of them has come.
  var isPending: Bool {
    var (pending, before) = (sigset_t(), before)
    sigpending(&pending)
    return Self.signals.contains { sigismember(&pending, $0) == 1 && sigismember(&before, $0) == 0 }
  }

  /// One that came meanwhile ends the process now.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
