import SourceText

/// Phrases about what refers to what, which several findings share.
extension Wording {
  static let envelopeIsHere = LocalizedText("the envelope is declared here", zh: "信封在这里")
  static let firstDeclarationIsHere = LocalizedText("first declared here", zh: "首次声明在这里")
  static let fieldIsHere = LocalizedText("the field is declared here", zh: "字段在这里")

  static let anotherKey = LocalizedText("change the `key` of one of them", zh: "给其中一个换一个 `key`")
  static let keepOne = LocalizedText("keep one of them", zh: "只保留其中一个")
  static let removeOne = LocalizedText("remove one of them", zh: "删除其中一个")
  static let renameOne = LocalizedText("rename one of them", zh: "给其中一个改名")
  static let renameOrRemove = LocalizedText("rename or remove one of them", zh: "给其中一个改名，或删除其中一个")

  /// A way out for a case whose raw value gives no name of its own.
  static func nameCase(_ raw: String) -> LocalizedText {
    LocalizedText("name it explicitly: `{ someName: \(raw) }`", zh: "显式命名：`{ someName: \(raw) }`")
  }
}
