import Schema
import SourceText

extension Rule {
  static let missingRelease = Rule("missing-release", .error, isConfigurable: false, theme: .releases)
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
      .missingRelease,
      LocalizedText(
        "release `\(name)` is missing, which `\(version.description)` was recorded after",
        zh: "缺少版本 `\(name)`，而 `\(version.description)` 记录在它之后"),
      at: parent.range,
      help: LocalizedText(
        "restore the folder `\(folder)/\(name)` with git, or merge the branch that has it",
        zh: "用 git 恢复文件夹 `\(folder)/\(name)`，或合并包含它的分支"))
  }
}
