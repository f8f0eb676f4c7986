#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C and a polite `kill`, held back while files are put in their places.
struct BlockedSignals {
  private var before = sigset_t()

  init() {
    var both = sigset_t()
    sigemptyset(&both)
    sigaddset(&both, SIGINT)
    sigaddset(&both, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &both, &before)
  }

  /// One that came meanwhile ends the process now.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
