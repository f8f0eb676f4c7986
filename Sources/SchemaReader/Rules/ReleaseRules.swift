import Schema
import SourceText

/// Rules about the record of releases that say one thing.
extension Rule {
  static let missingRelease = Rule("missing-release", .error, isConfigurable: false, theme: .releases)
  static let equalReleases = Rule("equal-releases", .error, isConfigurable: false, theme: .releases)
  static let strayReleaseFile = Rule("stray-release-file", .error, isConfigurable: false, theme: .releases)
}

extension Diagnostic {
  /// - Parameters:
  ///   - version: the release that is recorded after it.
  ///   - folder: of the record.
  static func missingRelease(
    _ parent: Located<ReleaseVersion>, of version: ReleaseVersion, in folder: String
  ) -> Diagnostic {
    let name = parent.value.description
    return Diagnostic(
      .missingRelease, "release `\(name)` is missing, which `\(version.description)` was recorded after",
      zh: "缺少版本 `\(name)`，而 `\(version.description)` 记录在它之后", at: parent.range,
      help: LocalizedText(
        "restore the folder `\(folder)/\(name)` with git, or merge the branch that has it",
        zh: "用 git 恢复文件夹 `\(folder)/\(name)`，或合并包含它的分支"))
  }

  static func equalReleases(_ first: Located<ReleaseVersion>, _ second: Located<ReleaseVersion>) -> Diagnostic {
    let (name, other) = (first.value.description, second.value.description)
    return Diagnostic(
      .equalReleases, "`\(other)` is the same version as `\(name)`", zh: "`\(other)` 与 `\(name)` 是同一个版本",
      at: second.range, notes: [.init(LocalizedText("first recorded here", zh: "首次记录在这里"), at: first.range)],
      help: LocalizedText("keep the folder of the one that shipped, and remove the other", zh: "保留实际发布的那一个，删除另一个文件夹"))
  }

  static func strayReleaseFile(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .strayReleaseFile, "`\(file.path)` was not written by `messagegen release`",
      zh: "`\(file.path)` 不是 `messagegen release` 写入的",
      at: SourceRange(file: file.id, start: 0, end: min(1, file.bytes.count)),
      help: LocalizedText("move it out of the folder of releases, or remove it", zh: "把它移出发布记录的文件夹，或删除它"))
  }
}
