import SourceText

/// Why a command of git failed: what it printed, and what it says of its repository.
extension Git {
  func diagnose(_ arguments: [String], _ ending: ChildProcess.Ending, _ complaints: [UInt8]) -> GitFault {
    let lines = String(decoding: complaints, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    func says(_ words: String...) -> String? { lines.first { line in words.contains { line.contains($0) } } }
    if says("not a git repository") != nil { return .noRepository(folder) }
    if let line = says("dubious ownership", "unsafe repository") {
      return .otherOwner(line.firstMatch(of: /'(.*)'/).map { String($0.1) } ?? folder)
    }
    if let remote = promisor, says("could not fetch", "not allowed") != nil || hasCommit {
      return .partialClone(revision, remote: remote, branch: branch(of: remote))
    }
    if says("Not a valid object name", "not a tree object") != nil { return unknownRevision }
    let reason = says("fatal: ", "error: ") ?? lines.last
    return .failed(command: arguments[0], revision, reason.map(Self.shown), ending)
  }

  /// What the repository should have, and has not.
  func missingObject(_ object: String) -> GitFault {
    if let remote = promisor { return .partialClone(revision, remote: remote, branch: branch(of: remote)) }
    return .failed(command: "cat-file", revision, "missing object " + object, .exit(0))
  }

  private var unknownRevision: GitFault {
    let isShallow = answer(to: ["rev-parse", "--is-shallow-repository"]) == ["true"]
    let remotes = answer(to: ["remote"]).filter(Self.isName)
    let depth = isShallow ? "--depth 1 " : ""
    let fetch: GitFault.Fetch? =
      if !Self.isName(revision) {
        isShallow ? .all("git fetch --unshallow") : nil
      } else if let remote = remotes.first(where: { branch(of: $0) != nil }), let branch = branch(of: remote) {
        .all("git fetch \(depth)\(remote) \(branch):refs/remotes/\(remote)/\(branch)")
      } else if let remote = remotes.contains("origin") ? "origin" : remotes.first {
        .one("git fetch \(depth)\(remote) \(revision)", remote: remote)
      } else {
        nil
      }
    return .unknownRevision(Self.shown(revision), isShallow: isShallow, fetch)
  }

  /// The remote of a partial clone, which is asked for what is not there; nil: the clone is whole.
  private var promisor: String? {
    answer(to: ["config", "--get-regexp", "^remote\\..*\\.promisor$"]).first
      .map { String($0.dropFirst("remote.".count).prefix { $0 != " " }.dropLast(".promisor".count)) }
  }

  private var hasCommit: Bool {
    !answer(to: ["rev-parse", "--quiet", "--verify", "--end-of-options", revision + "^{commit}"]).isEmpty
  }

  /// The branch that a revision such as `origin/main` is of a remote.
  private func branch(of remote: String) -> String? {
    guard Self.isName(revision), revision.hasPrefix(remote + "/") else { return nil }
    return String(revision.dropFirst(remote.count + 1))
  }

  /// The lines that a command prints; none if it fails.
  private func answer(to arguments: [String]) -> [String] {
    guard let process = try? start(arguments), let (output, ending) = try? process.rest(), ending == .exit(0) else {
      return []
    }
    return String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Whether something may be the name of a branch, tag, commit or remote, and needs no quotes in a shell.
  private static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_.\/-]*/) != nil && !text.contains("..") && !text.hasSuffix("HEAD")
  }

  static func shown(_ text: String) -> String {
    text.unicodeScalars.map { $0.isInvisible ? $0.shownByNumber : String($0) }.joined()
  }
}
