#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// What Linux has to say about folders: inotify, which names the file in a folder that something happened to.
  final class KernelEvents {
    private let descriptor: Int32
    /// By the number that the kernel gave each.
    private var folders: [Int32: FileStatus.Identity] = [:]
    private var shown: Set<Int32> = []

    private static let interests = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF
        | IN_ONLYDIR)

    init() throws(WorkspaceError) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else {
        throw WorkspaceError(
          ".", "cannot watch for changes: \(String(cString: strerror(errno)))",
          help: "end other programs that watch files, or raise `fs.inotify.max_user_instances` with sysctl")
      }
    }

    deinit { close(descriptor) }

    /// From now on the folder tells of all that happens in it.
    func watch(_ folder: Folder) throws(WorkspaceError) {
      guard let identity = folder.identity else { return }
      let number = inotify_add_watch(descriptor, folder.path, Self.interests)
      if number >= 0 {
        folders[number] = identity
        shown.insert(number)
      } else if errno == ENOSPC {
        throw WorkspaceError(
          folder.path, "cannot watch `\(folder.path)`: all watches that the system allows are in use",
          help: "raise `fs.inotify.max_user_watches` with sysctl")
      }
      // Else it is gone or locked meanwhile; the folder around it tells when that changes.
    }

    /// Its folder tells of it.
    func watch(_ file: InputFile, in folder: Folder) throws(WorkspaceError) { try watch(folder) }

    /// Ends the watch of what was not shown again since the last call.
    func forgetTheRest() {
      for number in folders.keys where !shown.contains(number) {
        inotify_rm_watch(descriptor, number)
        folders[number] = nil
      }
      shown = []
    }

    /// Waits for events; empty: there are none in this time.
    func wait(for time: Duration?) throws(WorkspaceError) -> [KernelEvent] {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&request, 1, time?.milliseconds ?? -1) < 0 {
        guard errno == EINTR else { throw WorkspaceError(cannot: "watch", ".", errno: errno) }
      }
      var events: [KernelEvent] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
        buffer.withUnsafeBytes { events += self.events(in: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      }
      return events
    }

    private func events(in bytes: UnsafeRawBufferPointer) -> [KernelEvent] {
      var events: [KernelEvent] = []
      var offset = 0
      while offset < bytes.count {
        let head = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let start = offset + MemoryLayout<inotify_event>.size
        offset = start + Int(head.len)
        // The name is filled up with zeroes.
        let name = String(decoding: bytes[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
        events.append(event(head, name))
      }
      return events
    }

    private func event(_ head: inotify_event, _ name: String) -> KernelEvent {
      if head.mask & UInt32(IN_Q_OVERFLOW) != 0 { return .lost }
      guard let folder = folders[head.wd], !name.isEmpty else { return .folder }
      return .file(InputFile(folder: folder, name: name))
    }
  }

  extension Duration {
    /// Rounded down.
    fileprivate var milliseconds: Int32 {
      Int32(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
    }
  }
#endif
