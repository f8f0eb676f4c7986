#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is wrong with the world: a disk, a permission, a path; never with the author's text.
public struct WorkspaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path that it is about, as the user knows it.
  public let path: String
  /// The problem: lower case, no full stop, names in backticks.
  public let message: String
  /// The way out.
  public let help: String?

  public init(_ path: String, _ message: String, help: String? = nil) {
    self.path = path
    self.message = message
    self.help = help
  }

  public var description: String { help.map { "\(message)\nhelp: \($0)" } ?? message }

  /// A system call that failed: `action` is a verb, `code` its `errno`.
  init(cannot action: String, _ path: String, errno code: Int32) {
    let (reason, help) = Self.wording(of: code)
    self.init(path, "cannot \(action) `\(path)`: \(reason)", help: help)
  }

  private static func wording(of code: Int32) -> (reason: String, help: String?) {
    switch code {
    case ENOSPC, EDQUOT:
      ("no space left on the disk", "free some space and run it again; every file that was there is whole")
    case EFBIG: ("it would be larger than a file may be", "raise the limit, see `ulimit -f`")
    case EACCES, EPERM: ("permission denied", "check who owns the folder and the file, and that you may write there")
    case EROFS: ("the file system is read-only", "mount it writable, or choose another folder")
    case ENOENT: ("no such file or folder", "check the spelling, or whether another program has removed it")
    case ENOTDIR: ("a part of the path is not a folder", "check the spelling, or remove the file that is in the way")
    case ELOOP: ("there is a symbolic link in the way", "replace the link with a folder or file")
    case EISDIR: ("it is a folder", "remove the folder that is in the way")
    case EMFILE, ENFILE: ("too many open files", "raise the limit, see `ulimit -n`")
    case ENAMETOOLONG: ("the name is too long for the file system", "choose a shorter name")
    case EIO: ("the disk reports an error", "check the disk")
    default: (String(cString: strerror(code)), nil)
    }
  }
}
