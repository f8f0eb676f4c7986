#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands under a name on the disk.
struct FileStatus: Equatable {
  enum Kind: String {
    case file, folder
    case link = "symbolic link"
    case pipe = "named pipe"
    case socket
    case device
  }

  /// Tells whether two names are one file.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// On the clock of the file system.
  struct Moment: Hashable {
    let seconds: Int
    let nanoseconds: Int
  }

  let kind: Kind
  /// Bytes.
  let size: Int
  /// The permission bits alone.
  let permissions: UInt32
  let identity: Identity
  /// When its content, or anything about it, was last changed.
  let changed: Moment

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
    size = Int(status.st_size)
    permissions = UInt32(status.st_mode & 0o7777)
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    #if canImport(Darwin)
      changed = Moment(seconds: status.st_ctimespec.tv_sec, nanoseconds: status.st_ctimespec.tv_nsec)
    #else
      changed = Moment(seconds: status.st_ctim.tv_sec, nanoseconds: status.st_ctim.tv_nsec)
    #endif
  }
}
