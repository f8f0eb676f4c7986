extension Rule {
  public static let mergeConflict = Rule(
    "merge-conflict", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("merge conflict markers", zh: "合并冲突标记"),
    why: LocalizedText(
      """
      Git leaves both sides of a conflict in the file, and only people can say which is right. A release is never \
      changed once it is recorded: there, two branches recorded one version, and only one of them can have shipped.
      """,
      zh: """
        git 把冲突的双方都留在文件里，哪一方正确只有人知道。发布记录之后不再改变：其中的冲突说明两个分支记录了同一个版本，\
        而实际发布的只能是其中一个。
        """),
    bad: [
      """
      message: Gift
      id: 1
      fields:
      ↓
      <<<<<<< HEAD
        title: string
      =======
        name: string
      >>>>>>> other
      """,
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
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        title: string
      """,
      """
      message: Gift
      doc: "Gifts
      =======
        What people give."
      id: 1
      """,
    ])
}

extension Diagnostic {
  /// In a text of the author's.
  public static func mergeConflict(at range: SourceRange) -> Diagnostic {
    mergeConflict(
      at: range, help: LocalizedText("keep one side, or both, and remove the markers", zh: "保留一方或双方的内容，删除标记"))
  }

  public static func mergeConflict(at range: SourceRange, help: LocalizedText) -> Diagnostic {
    Diagnostic(.mergeConflict, LocalizedText("merge conflict marker", zh: "合并冲突标记"), at: range, help: help)
  }

  public static func mergeConflict(inRelease version: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mergeConflict,
      LocalizedText("merge conflict marker in release `\(version)`", zh: "版本 `\(version)` 中有合并冲突标记"), at: range,
      help: LocalizedText(
        "take the file of the branch that shipped it, with `git checkout --ours` or `--theirs`",
        zh: "用 `git checkout --ours` 或 `--theirs` 取实际发布的那个分支的文件"))
  }
}
