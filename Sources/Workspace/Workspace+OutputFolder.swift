extension Workspace {
  /// An output folder of a run, which other runs are kept out of for as long as it is open.
  struct OutputPlace {
    /// As the configuration says it.
    let path: String
    /// Nil: there is no such folder, and it shall not be made.
    let folder: Folder?
    /// So many folders at the end of the path were not there before this run.
    var made = 0
    /// The folder while it has no name yet; nil: it is there.
    var new: NewFolder?
  }

  /// Opens the output folders of a run and locks them.
  func lockedFolders(
    _ paths: [String], making: Bool, for purpose: Purpose, onWait: (String) -> Void
  ) throws(WorkspaceError) -> [OutputPlace] {
    var made = [Int](repeating: 0, count: paths.count)
    while true {
      var places: [OutputPlace] = []
      for (number, path) in paths.enumerated() {
        let others = places.compactMap(\.folder)
        var place = try again { () throws(WorkspaceError) in
          try lockedFolder(path, making: making, for: purpose, others: others, onWait: onWait)
        }
        made[number] = max(made[number], place.made)
        place.made = made[number]
        places.append(place)
      }
      var isThere = false
      for place in places where place.new != nil {
        if try outputFolder(place.path, making: false) != nil { isThere = true }
      }
      if !isThere { return places }
      // A new folder is there by now, for another target's is inside it. All are let go and locked again in their order,
      // so that no two runs wait for each other.
    }
  }

  /// Between two looks at a folder another run may remove it: then all begins again, though not for ever.
  private func again(_ attempt: () throws(WorkspaceError) -> OutputPlace) throws(WorkspaceError) -> OutputPlace {
    for _ in 0..<8 {
      do throws(WorkspaceError) { return try attempt() } catch  where error.isAbsence { continue }
    }
    return try attempt()
  }

  private func lockedFolder(
    _ path: String, making: Bool, for purpose: Purpose, others: [Folder], onWait: (String) -> Void
  ) throws(WorkspaceError) -> OutputPlace {
    func lock(_ folder: Folder) throws(WorkspaceError) {
      // To wait for oneself would take for ever.
      if others.contains(where: { $0.identity == folder.identity }) {
        throw WorkspaceError(path, "two targets write into `\(path)`", help: "give each target a `path:` of its own")
      }
      try folder.lock(exclusively: purpose == .writing) { onWait(path) }
    }
    while true {
      if let folder = try outputFolder(path, making: false) {
        try lock(folder)
        // Whoever had the lock may have removed the folder.
        guard try isStillThere(folder) else { continue }
        // What cannot be removed is in nobody's way.
        if purpose == .writing { try? removeNewFolder(path) }
        return OutputPlace(path: path, folder: folder)
      }
      guard making else {
        if let new = try? newFolder(path) {
          try lock(new.folder)
          if try outputFolder(path, making: false) != nil { continue }
        }
        if purpose == .writing, try hasNewFolder(path) {
          try removeNewFolder(path)
          try removeIfEmpty(path)
        }
        return OutputPlace(path: path, folder: nil)
      }
      let parts = try Self.parts(of: path)
      let missing = parts.count - (try way(along: parts))
      switch try startNewFolder(path, lock: lock) {
      case .begun(let new): return OutputPlace(path: path, folder: new.folder, made: missing, new: new)
      case .lookAgain: continue
      case .unhidden:
        guard let folder = try outputFolder(path, making: true) else { continue }
        try lock(folder)
        if try isStillThere(folder) { return OutputPlace(path: path, folder: folder, made: missing) }
      }
    }
  }

  /// Whether an open output folder is still the one that its path leads to.
  func isStillThere(_ folder: Folder) throws(WorkspaceError) -> Bool {
    try outputFolder(folder.path, making: false)?.identity == folder.identity
  }

  /// Removes an output folder if it is empty, then those around it that became so, up to the project's.
  ///
  /// What is reached by a link is left: the link would lead nowhere.
  ///
  /// - Parameter limit: so many at most.
  func removeIfEmpty(_ path: String, limit: Int = .max) throws(WorkspaceError) {
    var parts = try Self.parts(of: path)
    let kept = parts.count - limit
    while parts.count > kept, let name = parts.popLast() {
      guard try reopen(parts.joined(separator: "/")).removeFolder(name) else { return }
    }
  }

  /// Opens an output folder, which must be in the project and not reached by a link out of it.
  ///
  /// Links are resolved once; then every step is taken without following any, from the project's folder downwards.
  /// Nil: there is no such folder, and it shall not be made.
  func outputFolder(_ path: String, making: Bool) throws(WorkspaceError) -> Folder? {
    let parts = try Self.parts(of: path)
    let there = try way(along: parts)
    guard making || there == parts.count else { return nil }
    var opened = try reopen(Array(parts[..<there]).joined(separator: "/"))
    for part in parts[there...] {
      try opened.makeFolder(part)
      opened = try opened.folder(part, followingLinks: false)
    }
    return opened
  }

  /// How many folders along a path are there, links followed.
  func way(along parts: [String]) throws(WorkspaceError) -> Int {
    var current = folder
    for (place, part) in parts.enumerated() {
      guard try current.status(of: part, followingLinks: true) != nil else { return place }
      current = try current.folder(part, followingLinks: true)
    }
    return parts.count
  }

  /// The folder at a path that is there, by the way without links.
  func reopen(_ path: String) throws(WorkspaceError) -> Folder {
    let name = path.isEmpty ? "." : path
    let absolute = try Self.realPath(root + "/" + path, calledHere: name)
    guard contains(absolute) else {
      throw WorkspaceError(
        path, "the output folder `\(path)` leads out of the project, to `\(absolute)`",
        help: "replace the symbolic link by a folder, or choose another `path:`")
    }
    return try Folder(at: absolute, calledHere: name)
  }

  static func parts(of path: String) throws(WorkspaceError) -> [String] {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !path.isEmpty, path.utf8.first != UInt8(ascii: "/"), !parts.contains(".."), !path.utf8.contains(0) else {
      throw WorkspaceError(
        path, "the output folder `\(path)` is not below the folder of the configuration",
        help: "write `path:` relative to it, without `..`")
    }
    if let part = parts.first(where: { $0 == Staging.name || $0.hasPrefix(NewFolder.Place.prefix) }) {
      throw WorkspaceError(
        path, "the name `\(part)` is reserved for messagegen's own folders", help: "choose another `path:`")
    }
    return parts
  }
}
