import Schema
import SourceText

extension Rule {
  public static let damagedRelease = Rule("damaged-release", .error, isConfigurable: false, theme: .releases)
}

extension Diagnostic {
  static func damagedRelease(_ version: ReleaseVersion, editedAt range: SourceRange) -> Diagnostic {
    damagedRelease(
      LocalizedText(
        "release `\(version.description)` was edited: its digest does not match",
        zh: "版本 `\(version.description)` 被修改过：摘要不符"),
      at: range, help: restore(version))
  }

  static func damagedRelease(_ version: ReleaseVersion, withoutHeaderAt range: SourceRange) -> Diagnostic {
    damagedRelease(
      LocalizedText(
        "release `\(version.description)` does not begin with `digest` and `release`",
        zh: "版本 `\(version.description)` 的开头没有 `digest` 和 `release`"),
      at: range, help: restore(version))
  }

  /// - Parameter example: a file of its examples, which are there.
  static func damagedRelease(_ version: ReleaseVersion, withoutSchemasBeside example: SourceFile) -> Diagnostic {
    damagedRelease(
      LocalizedText(
        "release `\(version.description)` has examples, but no `release.yaml`",
        zh: "版本 `\(version.description)` 有示例消息，却没有 `release.yaml`"),
      at: SourceRange(file: example.id, start: 0, end: 0), help: restore(version))
  }

  /// - Parameter error: what the reader of schemas says, where it says it.
  static func damagedRelease(_ version: ReleaseVersion, unreadable error: Diagnostic) -> Diagnostic {
    damagedRelease(
      LocalizedText(
        "release `\(version.description)` cannot be read: \(error.message)",
        zh: "无法读取版本 `\(version.description)`：\(error.message)"),
      at: error.range,
      help: LocalizedText(
        "update messagegen if a later one recorded it, or restore the file with git",
        zh: "如果由更新的 messagegen 记录，请升级 messagegen；否则用 git 恢复该文件"))
  }

  static func damagedRelease(_ version: ReleaseVersion, ofLaterTool key: Located<String>) -> Diagnostic {
    damagedRelease(
      LocalizedText(
        "release `\(version.description)` was recorded by a later messagegen: unknown key `\(key.value)`",
        zh: "版本 `\(version.description)` 由更新的 messagegen 记录：未知键 `\(key.value)`"),
      at: key.range, help: LocalizedText("update messagegen", zh: "升级 messagegen"))
  }

  /// - Parameter isCopy: There is a folder of that name.
  static func damagedRelease(
    _ version: ReleaseVersion, named name: Located<String>, isCopy: Bool
  ) -> Diagnostic {
    damagedRelease(
      LocalizedText(
        "release `\(name.value)` is in the folder `\(version.description)`",
        zh: "版本 `\(name.value)` 位于文件夹 `\(version.description)` 中"),
      at: name.range,
      help: isCopy
        ? LocalizedText("remove the folder `\(version.description)`", zh: "删除文件夹 `\(version.description)`")
        : LocalizedText("rename the folder to `\(name.value)`", zh: "把文件夹改名为 `\(name.value)`"))
  }

  static func damagedRelease(_ version: ReleaseVersion, after parent: Located<String>) -> Diagnostic {
    damagedRelease(
      LocalizedText(
        "`after` of release `\(version.description)` must be an earlier version, not `\(parent.value)`",
        zh: "版本 `\(version.description)` 的 `after` 必须是更早的版本，不能是 `\(parent.value)`"),
      at: parent.range, help: restore(version))
  }

  /// - Parameter path: of a file of examples.
  static func damagedRelease(_ version: ReleaseVersion, lacking path: String, at range: SourceRange) -> Diagnostic {
    damagedRelease(
      LocalizedText(
        "`\(path)` is missing, which release `\(version.description)` recorded",
        zh: "缺少版本 `\(version.description)` 记录的 `\(path)`"),
      at: range, help: restore(version))
  }

  /// - Parameters:
  ///   - file: of examples.
  ///   - range: where its digest is.
  static func damagedRelease(
    _ version: ReleaseVersion, changed file: SourceFile, recordedAt range: SourceRange
  ) -> Diagnostic {
    var finding = damagedRelease(
      LocalizedText(
        "`\(file.path)` was changed since release `\(version.description)` recorded it",
        zh: "`\(file.path)` 在版本 `\(version.description)` 记录之后被修改"),
      at: SourceRange(file: file.id, start: 0, end: file.line(1).utf8.count), help: restore(version))
    finding.notes = [.init(LocalizedText("recorded here", zh: "记录在这里"), at: range)]
    return finding
  }

  private static func damagedRelease(
    _ message: LocalizedText, at range: SourceRange, help: LocalizedText
  ) -> Diagnostic {
    Diagnostic(.damagedRelease, message, at: range, help: help)
  }

  /// The same of a release that others follow, so that it cannot be recorded again.
  func ofFollowed(_ version: ReleaseVersion) -> Diagnostic {
    var finding = self
    if help == Self.restore(version) { finding.help = LocalizedText("restore the file with git", zh: "用 git 恢复该文件") }
    return finding
  }

  private static func restore(_ version: ReleaseVersion) -> LocalizedText {
    LocalizedText(
      """
      restore the file with git, or, if the release has not shipped, remove its folder and record it again with \
      `messagegen release \(version.description)`
      """,
      zh: "用 git 恢复该文件；如果该版本尚未发布，删除它的文件夹，再运行 `messagegen release \(version.description)` 重新记录")
  }
}

extension Rule.Theme {
  static let releases = Rule.Theme("record of releases", zh: "发布记录")
}
