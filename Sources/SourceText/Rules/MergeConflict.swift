extension Rule {
  public static let mergeConflict = Rule("merge-conflict", .error, isConfigurable: false, theme: .yaml)
}

extension Diagnostic {
  /// In a text of the author's.
  public static func mergeConflict(at range: SourceRange) -> Diagnostic {
    mergeConflict(
      at: range, help: LocalizedText("keep one side, or both, and remove the markers", zh: "保留一方或双方的内容，删除标记"))
  }

  public static func mergeConflict(at range: SourceRange, help: LocalizedText) -> Diagnostic {
    Diagnostic(.mergeConflict, "merge conflict marker", zh: "合并冲突标记", at: range, help: help)
  }

  public static func mergeConflict(inRelease version: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mergeConflict, "merge conflict marker in release `\(version)`", zh: "版本 `\(version)` 中有合并冲突标记", at: range,
      help: LocalizedText(
        "take the file of the branch that shipped it, with `git checkout --ours` or `--theirs`",
        zh: "用 `git checkout --ours` 或 `--theirs` 取实际发布的那个分支的文件"))
  }
}
