import SourceText

/// Why git does not say what a revision has.
enum GitFault: Equatable {
  /// A command that may bring the revision.
  enum Fetch: Equatable {
    /// It has the name that was given then.
    case all(String)
    /// It is `FETCH_HEAD` then, if the remote has it.
    case one(String, remote: String)
  }

  case notInstalled
  /// An `errno`.
  case notStarted(Int32)
  /// Around this folder.
  case noRepository(String)
  /// This repository's, by a path.
  case otherOwner(String)
  case unknownRevision(String, isShallow: Bool, Fetch?)
  case partialClone(String, remote: String, branch: String?)
  case timedOut(command: String, String, seconds: Int64)
  case failed(command: String, String, String?, ChildProcess.Ending)

  /// What it is to the user.
  var error: WorkspaceError { WorkspaceError("git", message, help: help) }

  private var message: LocalizedText {
    switch self {
    case .notInstalled: LocalizedText("`git` not found in PATH", zh: "在 PATH 中找不到 `git`")
    case .notStarted(let code): WorkspaceError(cannot: .start, "git", errno: code).message
    case .noRepository(let folder):
      LocalizedText("`\(folder)` is not in a git repository", zh: "`\(folder)` 不在 git 仓库中")
    case .otherOwner(let repository):
      LocalizedText(
        "git does not read the repository `\(repository)`, which another user owns",
        zh: "git 不读取仓库 `\(repository)`，它属于另一个用户")
    case .unknownRevision(let revision, isShallow: true, _):
      LocalizedText("unknown revision `\(revision)` in a shallow clone", zh: "浅克隆中没有修订版本 `\(revision)`")
    case .unknownRevision(let revision, isShallow: false, _):
      LocalizedText("unknown revision `\(revision)`", zh: "未知的修订版本 `\(revision)`")
    case .partialClone(let revision, _, _):
      LocalizedText("a partial clone lacks files of `\(revision)`", zh: "部分克隆缺少 `\(revision)` 的文件")
    case .timedOut(let command, _, let seconds):
      LocalizedText(
        "`git \(command)` did not end within \(seconds) seconds", zh: "`git \(command)` 没有在 \(seconds) 秒内结束")
    case .failed(let command, _, let reason?, _):
      LocalizedText("`git \(command)` failed: \(reason)", zh: "`git \(command)` 失败：\(reason)")
    case .failed(let command, _, nil, .exit(let code)):
      LocalizedText("`git \(command)` failed with exit code \(code)", zh: "`git \(command)` 失败，退出码 \(code)")
    case .failed(let command, _, nil, .signal(let signal)):
      LocalizedText("`git \(command)` was ended by signal \(signal)", zh: "`git \(command)` 被信号 \(signal) 终止")
    }
  }

  private var help: LocalizedText {
    LocalizedText(
      "\(remedy), or compare with the recorded releases: `messagegen breaking` alone needs no git",
      zh: "\(remedy)，或与已记录的版本比较：不带选项的 `messagegen breaking` 不需要 git")
  }

  private var remedy: LocalizedText {
    switch self {
    case .notInstalled: LocalizedText("install git", zh: "安装 git")
    case .notStarted: LocalizedText("check the `git` in PATH", zh: "检查 PATH 中的 `git`")
    case .noRepository: LocalizedText("run it in a clone", zh: "在克隆中运行")
    case .otherOwner(let repository):
      Self.run("git config --global --add safe.directory " + Self.word(repository))
    case .unknownRevision(_, _, .all(let command)): Self.run(command)
    case .unknownRevision(_, _, .one(let command, let remote)):
      LocalizedText(
        "run `\(command)` and name `FETCH_HEAD` if `\(remote)` has it",
        zh: "如果 `\(remote)` 有它，运行 `\(command)` 并指定 `FETCH_HEAD`")
    case .unknownRevision(_, _, nil):
      LocalizedText("name a commit, branch or tag of the repository", zh: "指定仓库中的一个提交、分支或标签")
    case .partialClone(_, let remote, let branch):
      Self.run((["git fetch --refetch --no-filter", remote] + [branch].compactMap { $0 }).joined(separator: " "))
    case .timedOut("ls-tree", let revision, _), .failed("ls-tree", let revision, _, _):
      LocalizedText(
        "run `git ls-tree -r \(Self.word(revision))` to see why", zh: "运行 `git ls-tree -r \(Self.word(revision))` 查看原因")
    case .timedOut, .failed: LocalizedText("run `git fsck` to check the repository", zh: "运行 `git fsck` 检查仓库")
    }
  }

  private static func run(_ command: String) -> LocalizedText {
    LocalizedText("run `\(command)`", zh: "运行 `\(command)`")
  }

  /// As a shell takes it.
  static func word(_ text: String) -> String {
    text.wholeMatch(of: /[A-Za-z0-9_.,:@%+=~^\/-]+/) != nil ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
