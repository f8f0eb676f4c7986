#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C and a polite `kill`: what ends a watch.
enum StopSignals {
  /// From now on they end the process at once, with exit code 0.
  ///
  /// Nothing is lost by that: output is not buffered, and what must not be cut short holds them back.
  static func endTheProcess() {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in _exit(0) }
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = { _ in _exit(0) }
    #else
      action.__sigaction_handler.sa_handler = { _ in _exit(0) }
    #endif
    sigaction(SIGINT, &action, nil)
    sigaction(SIGTERM, &action, nil)
    // Whoever started us may have blocked them for itself, as worker threads do; we would inherit that.
    var signals = both
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// From now on they wait until they are asked for.
  static func hold() {
    var signals = both
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// One of them waits.
  static var isHeld: Bool {
    var signals = sigset_t()
    sigpending(&signals)
    return sigismember(&signals, SIGINT) == 1 || sigismember(&signals, SIGTERM) == 1
  }

  static func endNow() -> Never { _exit(0) }

  private static var both: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }
}
