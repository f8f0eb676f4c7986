#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a test lets a run fail: with `MESSAGEGEN_FAIL_AT=rename:3:kill` it is killed just before its third file is
/// renamed, with `…:full` the disk is full there. Releases have none.
struct FailPoint {
  /// What `apply` does to the disk.
  enum Step: String, CaseIterable {
    /// A folder, or an empty file under a temporary name.
    case create
    /// The content of such a file.
    case write
    /// Such a file to its own name.
    case rename
    /// A file that is no longer generated, or what a killed run left.
    case remove
    /// A manifest to its name, or away.
    case manifest
  }

  #if DEBUG || FAIL_POINTS
    private var reached: [Step: Int] = [:]
    private let wish = getenv("MESSAGEGEN_FAIL_AT").map { String(cString: $0).split(separator: ":") } ?? []
  #endif

  /// Called before each step; `path` is what it is about.
  mutating func reach(_ step: Step, _ path: String) throws(WorkspaceError) {
    #if DEBUG || FAIL_POINTS
      reached[step, default: 0] += 1
      guard wish.count == 3, wish[0] == step.rawValue, Int(wish[1]) == reached[step] else { return }
      if wish[2] == "kill" { kill(getpid(), SIGKILL) }
      throw WorkspaceError(cannot: .write, path, errno: ENOSPC)
    #endif
  }
}
