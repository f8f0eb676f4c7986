import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands under a name on the disk.
struct FileStatus: Equatable {
  enum FileType {
    case file, folder, link, pipe, socket, device

    var text: LocalizedText {
      switch self {
      case .file: LocalizedText("file", zh: "文件")
      case .folder: LocalizedText("folder", zh: "文件夹")
      case .link: LocalizedText("symbolic link", zh: "符号链接")
      case .pipe: LocalizedText("named pipe", zh: "命名管道")
      case .socket: LocalizedText("socket", zh: "套接字")
      case .device: LocalizedText("device", zh: "设备")
      }
    }
  }

  /// Tells whether two names are one file.
  struct FileID: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// On the clock of the file system.
  struct Timestamp: Hashable {
    let seconds: Int
    let nanoseconds: Int
  }

  let type: FileType
  /// Bytes.
  let size: Int
  /// The permission bits alone.
  let permissions: UInt32
  let fileID: FileID
  /// When its content, or anything about it, was last changed.
  let changed: Timestamp

  init(_ status: stat) {
    type =
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
    fileID = FileID(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    #if canImport(Darwin)
      changed = Timestamp(seconds: status.st_ctimespec.tv_sec, nanoseconds: status.st_ctimespec.tv_nsec)
    #else
      changed = Timestamp(seconds: status.st_ctim.tv_sec, nanoseconds: status.st_ctim.tv_nsec)
    #endif
  }
}
