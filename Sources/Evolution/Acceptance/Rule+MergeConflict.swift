import SourceText

extension Rule {
  public static let mergeConflict = Rule(
    "merge-conflict", .error, isConfigurable: false, theme: .evolution,
    summary: LocalizedText("a merge conflict in the record of releases", zh: "版本记录中有合并冲突"),
    why: LocalizedText(
      "Conflict markers mean that nobody has decided yet what the file says.", zh: "有冲突标记，说明文件的内容还没有确定。"),
    bad: [
      """
      message: Order
      id: 15
      === Schemas/Releases/accepted
      messagegen accepted 1
      ↓
      <<<<<<< HEAD
      field-removed Order/fields/skin old-reads-new=absent -- the server never filled it
      =======
      field-removed Order/fields/size old-reads-new=absent -- always empty
      >>>>>>> main
      """
    ],
    good: [
      """
      message: Order
      id: 15
      === Schemas/Releases/accepted
      messagegen accepted 1
      field-removed Order/fields/skin old-reads-new=absent -- the server never filled it
      field-removed Order/fields/size old-reads-new=absent -- always empty
      """
    ])
}

extension Diagnostic {
  static func mergeConflict(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mergeConflict, LocalizedText("merge conflict marker", zh: "合并冲突标记"), at: range,
      help: LocalizedText("keep the lines of both sides, and remove the markers", zh: "保留双方的行，删除标记"))
  }
}
