import Schema
import SourceText

extension Rule {
  static let missingRelease = Rule(
    "missing-release", .error, isConfigurable: false, theme: .releases,
    summary: LocalizedText("a release whose parent is not recorded", zh: "缺少前一个版本的发布记录"),
    why: LocalizedText(
      """
      A release is recorded as what it changed. Without the one before it nobody knows the rest, and what was released \
      is no longer compared.
      """,
      zh: "一个版本只记录它改变的内容。缺少前一个版本，其余内容就无从得知，已发布的内容也不再参与比较。"),
    bad: [
      """
      message: Gift
      id: 1
      === Schemas/Releases/1.1/release.yaml
      # Written by `messagegen release 1.1`; do not edit
      digest: d858004844ac4659ae65ccf31c5c435a
      release: "1.1"
             ↓
      after: "1.0"
      ---
      message: Gift
      id: 1
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      === Schemas/Releases/1.0/release.yaml
      # Written by `messagegen release 1.0`; do not edit
      digest: 38ced6dc19b513e341a0841101842f4a
      release: "1.0"
      ---
      message: Gift
      id: 1
      === Schemas/Releases/1.1/release.yaml
      # Written by `messagegen release 1.1`; do not edit
      digest: 2d28ecf05fdacb01c167f0d299bc2f3b
      release: "1.1"
      after: "1.0"
      """
    ])
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
