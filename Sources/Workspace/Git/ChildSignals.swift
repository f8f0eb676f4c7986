#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals of this process while it has a child: those that end it wait until the child is ended, and a child that
/// reads no more is an error of `write` alone.
struct ChildSignals {
  private let ending = BlockedSignals()
  private var pipe = sigset_t()
  private var before = sigset_t()

  init() {
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
  }

  /// Whether this process is to end.
  var areEnding: Bool { ending.isPending }

  /// One that is to end the process does so now.
  func release() {
    var (set, before, pending, signal) = (pipe, before, sigset_t(), Int32())
    sigpending(&pending)
    if sigismember(&pending, SIGPIPE) == 1, sigismember(&before, SIGPIPE) == 0 { sigwait(&set, &signal) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    ending.release()
  }
}
