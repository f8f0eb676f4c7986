import SourceText

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
  public let message: LocalizedText
  /// The way out.
  public let help: LocalizedText?
  /// Whether it is about a link to what is not the project's.
  public private(set) var leadsOut = false

  public init(_ path: String, _ message: LocalizedText, help: LocalizedText? = nil) {
    self.path = path
    self.message = message
    self.help = help
  }

  public init(
    _ path: String, _ english: LocalizedText.Text, zh chinese: LocalizedText.Text, help: LocalizedText? = nil
  ) {
    self.init(path, LocalizedText(english, zh: chinese), help: help)
  }

  public var description: String { help.map { "\(message.english)\nhelp: \($0.english)" } ?? message.english }

  /// What a system call is for.
  enum Action {
    case find, inspect, open, read, write, create, remove, start

    fileprivate var isWriting: Bool {
      switch self {
      case .find, .inspect, .open, .read, .start: false
      case .write, .create, .remove: true
      }
    }

    fileprivate var verb: LocalizedText {
      switch self {
      case .find: LocalizedText("find", zh: "找到")
      case .inspect: LocalizedText("look at", zh: "查看")
      case .open: LocalizedText("open", zh: "打开")
      case .read: LocalizedText("read", zh: "读取")
      case .write: LocalizedText("write", zh: "写入")
      case .create: LocalizedText("create", zh: "创建")
      case .remove: LocalizedText("remove", zh: "删除")
      case .start: LocalizedText("start", zh: "启动")
      }
    }
  }

  /// A system call that failed; `code` is its `errno`.
  init(cannot action: Action, _ path: String, errno code: Int32) {
    let reason = Self.reason(code, action.isWriting)
    self.init(
      path, "cannot \(action.verb) `\(path)`: \(reason)", zh: "无法\(action.verb) `\(path)`：\(reason)",
      help: Self.remedy(code, action.isWriting))
  }

  private static func reason(_ code: Int32, _ isWriting: Bool) -> LocalizedText {
    switch code {
    case ENOSPC, EDQUOT: LocalizedText("no space left on the disk", zh: "磁盘空间不足")
    case EFBIG: LocalizedText("it would be larger than a file may be", zh: "超出了文件大小的上限")
    case EPERM where !isWriting: LocalizedText("operation not permitted", zh: "不允许此操作")
    case EACCES, EPERM: LocalizedText("permission denied", zh: "没有权限")
    case EROFS: LocalizedText("the file system is read-only", zh: "文件系统是只读的")
    case ENOENT: LocalizedText("no such file or folder", zh: "没有这个文件或文件夹")
    case ENOTDIR: LocalizedText("a part of the path is not a folder", zh: "路径中有一部分不是文件夹")
    case ELOOP: LocalizedText("there is a symbolic link in the way", zh: "路径上有符号链接")
    case EISDIR: LocalizedText("it is a folder", zh: "它是文件夹")
    case EMFILE, ENFILE: LocalizedText("too many open files", zh: "打开的文件过多")
    case ENAMETOOLONG: LocalizedText("the name is too long for the file system", zh: "名称超出了文件系统允许的长度")
    case EIO: LocalizedText("the disk reports an error", zh: "磁盘报告了错误")
    default: .verbatim(String(cString: strerror(code)))
    }
  }

  private static func remedy(_ code: Int32, _ isWriting: Bool) -> LocalizedText? {
    switch code {
    case ENOSPC, EDQUOT:
      LocalizedText(
        "free some space and run it again; every file that was there is whole", zh: "腾出空间后重新运行；原有的文件都完好无损")
    case EFBIG: LocalizedText("raise the limit, see `ulimit -f`", zh: "调高上限，见 `ulimit -f`")
    case EPERM where !isWriting:
      LocalizedText(
        "if this is an Xcode build, run `messagegen generate`; else check that you may read it",
        zh: "如果是 Xcode 构建，请运行 `messagegen generate`；否则检查是否有读取权限")
    case EACCES where !isWriting:
      LocalizedText(
        "check who owns the folder and the file, and that you may read them", zh: "检查文件夹和文件的所有者，以及是否有读取权限")
    case EACCES, EPERM:
      LocalizedText(
        "check who owns the folder and the file, and that you may write there", zh: "检查文件夹和文件的所有者，以及是否有写入权限")
    case EROFS: LocalizedText("mount it writable, or choose another folder", zh: "以可写方式挂载，或换一个文件夹")
    case ENOENT:
      LocalizedText("check the spelling, or whether another program has removed it", zh: "检查拼写，或者是否被其他程序删除了")
    case ENOTDIR: LocalizedText("check the spelling, or remove the file that is in the way", zh: "检查拼写，或删除占用路径的文件")
    case ELOOP: LocalizedText("replace the link with a folder or file", zh: "把链接换成文件夹或文件")
    case EISDIR where isWriting:
      LocalizedText("name another file, or move the folder out of the way", zh: "换一个文件名，或移走占用路径的文件夹")
    case EISDIR: LocalizedText("name a file in it", zh: "指定其中的一个文件")
    case EMFILE, ENFILE: LocalizedText("raise the limit, see `ulimit -n`", zh: "调高上限，见 `ulimit -n`")
    case ENAMETOOLONG: LocalizedText("choose a shorter name", zh: "换一个短一些的名称")
    case EIO: LocalizedText("check the disk", zh: "检查磁盘")
    default: nil
    }
  }

  static func brokenLink(_ path: String) -> WorkspaceError {
    WorkspaceError(
      path, "`\(path)` is a broken symbolic link", zh: "`\(path)` 是失效的符号链接",
      help: LocalizedText("fix or remove the link", zh: "修正或删除该链接"))
  }

  static func leadsOut(_ path: String, to target: String) -> WorkspaceError {
    var error = WorkspaceError(
      path, "`\(path)` leads out of the project, to `\(target)`", zh: "`\(path)` 指向项目之外的 `\(target)`",
      help: LocalizedText("replace the symbolic link by what it points to, or remove it", zh: "把符号链接换成它所指的内容，或删除它"))
    error.leadsOut = true
    return error
  }

  static let runAgain = LocalizedText("run it again", zh: "重新运行")
}
