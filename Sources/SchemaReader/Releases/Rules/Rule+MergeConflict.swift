import Schema
import SourceText

extension Rule {
  static let mergeConflict = Rule(
    "merge-conflict", .error, isConfigurable: false, theme: .releases,
    summary: LocalizedText("a recorded release with merge conflict markers", zh: "含有合并冲突标记的发布记录"),
    why: LocalizedText(
      """
      A release is never changed once it is recorded, so a conflict means that two branches recorded one version with \
      different schemas. Only one of them can have shipped.
      """,
      zh: "发布记录之后不再改变，出现冲突说明两个分支用不同的 schema 记录了同一个版本，而实际发布的只能是其中一个。"),
    bad: [
      """
      message: Gift
      id: 1
      === Schemas/Releases/1.0/release.yaml
      # Written by `messagegen release 1.0`; do not edit
      ↓
      <<<<<<< HEAD
      digest: 38ced6dc19b513e341a0841101842f4a
      =======
      digest: 00000000000000000000000000000000
      >>>>>>> other
      release: "1.0"
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
      """
    ])
}

extension Diagnostic {
  static func mergeConflict(in version: ReleaseVersion, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mergeConflict,
      LocalizedText(
        "merge conflict marker in release `\(version.description)`", zh: "版本 `\(version.description)` 中有合并冲突标记"),
      at: range,
      help: LocalizedText(
        "take the file of the branch that shipped it, with `git checkout --ours` or `--theirs`",
        zh: "用 `git checkout --ours` 或 `--theirs` 取实际发布的那个分支的文件"))
  }
}
