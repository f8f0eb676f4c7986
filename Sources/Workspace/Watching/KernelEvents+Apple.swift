#if canImport(Darwin)
  import Darwin

  /// What Apple's systems have to say about open folders and files: kqueue. A folder tells that its list of names has
  /// changed, a file that it was written to; each of them is kept open for that.
  final class KernelEvents {
    /// A name, and the very file or folder that stood under it: what replaces it has to be opened anew.
    private struct Subject: Hashable {
      /// Nil: a folder.
      let file: InputFile?
      let identity: FileStatus.Identity
    }

    private let queue: Int32
    private var descriptors: [Subject: Int32] = [:]
    private var files: [Int32: InputFile] = [:]
    private var shown: Set<Subject> = []

    private static let interests = UInt32(
      NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_LINK | NOTE_REVOKE)

    init() throws(WorkspaceError) {
      queue = kqueue()
      guard queue >= 0 else { throw WorkspaceError(cannot: "watch", ".", errno: errno) }
      _ = fcntl(queue, F_SETFD, FD_CLOEXEC)
      Self.allowManyFiles()
    }

    deinit {
      for descriptor in descriptors.values { close(descriptor) }
      close(queue)
    }

    /// From now on the folder tells when something is put into it or taken away.
    func watch(_ folder: Folder) throws(WorkspaceError) {
      guard let identity = folder.identity else { return }
      try watch(Subject(file: nil, identity: identity), ".", in: folder)
    }

    /// From now on the file tells when it is written to, or goes.
    func watch(_ file: InputFile, in folder: Folder) throws(WorkspaceError) {
      guard let identity = (try? folder.status(of: file.name))?.identity else { return }
      try watch(Subject(file: file, identity: identity), file.name, in: folder)
    }

    private func watch(_ subject: Subject, _ name: String, in folder: Folder) throws(WorkspaceError) {
      guard shown.insert(subject).inserted, descriptors[subject] == nil else { return }
      let descriptor = openat(folder.descriptor, name, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        // One that is gone or locked is told of by the folder around it when that changes.
        guard errno == EMFILE || errno == ENFILE else { return }
        throw folder.failure(to: "watch", name)
      }
      var request = kevent(
        ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR), fflags: Self.interests,
        data: 0, udata: nil)
      guard kevent(queue, &request, 1, nil, 0, nil) == 0 else {
        let code = errno
        close(descriptor)
        throw WorkspaceError(cannot: "watch", folder.pathOf(name), errno: code)
      }
      descriptors[subject] = descriptor
      files[descriptor] = subject.file
    }

    /// Ends the watch of what was not shown again since the last call.
    func forgetTheRest() {
      for (subject, descriptor) in descriptors where !shown.contains(subject) {
        close(descriptor)
        descriptors[subject] = nil
        files[descriptor] = nil
      }
      shown = []
    }

    /// Waits for events; empty: there are none in this time.
    func wait(for time: Duration?) throws(WorkspaceError) -> [KernelEvent] {
      var events = Array(repeating: kevent(), count: 256)
      var limit = timespec()
      if let time {
        limit.tv_sec = Int(time.components.seconds)
        limit.tv_nsec = Int(time.components.attoseconds / 1_000_000_000)
      }
      while true {
        let count =
          time == nil
          ? kevent(queue, nil, 0, &events, Int32(events.count), nil)
          : kevent(queue, nil, 0, &events, Int32(events.count), &limit)
        if count >= 0 {
          return events[..<Int(count)].map { event in files[Int32(event.ident)].map { .file($0) } ?? .folder }
        }
        guard errno == EINTR else { throw WorkspaceError(cannot: "watch", ".", errno: errno) }
      }
    }

    /// A process starts with few open files allowed.
    private static func allowManyFiles() {
      var limit = rlimit()
      guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
      limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
      setrlimit(RLIMIT_NOFILE, &limit)
    }
  }
#endif
