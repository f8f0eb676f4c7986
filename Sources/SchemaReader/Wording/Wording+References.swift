import SourceText

/// Phrases about what refers to what, which several findings share.
extension Wording {
  static let envelopeIsHere = Phrase("the envelope is declared here", zh: "信封在这里")
  static let firstDeclarationIsHere = Phrase("first declared here", zh: "首次声明在这里")
  static let fieldIsHere = Phrase("the field is declared here", zh: "字段在这里")

  static let anotherKey = Phrase("change the `key` of one of them", zh: "给其中一个换一个 `key`")
  static let keepOne = Phrase("keep one of them", zh: "只保留其中一个")
  static let removeOne = Phrase("remove one of them", zh: "删除其中一个")
  static let renameOne = Phrase("rename one of them", zh: "给其中一个改名")
  static let renameOrRemove = Phrase("rename or remove one of them", zh: "给其中一个改名，或删除其中一个")

  /// A way out for a case whose raw value gives no name of its own.
  static func nameCase(_ raw: String) -> Phrase {
    Phrase("name it explicitly: `{ someName: \(raw) }`", zh: "显式命名：`{ someName: \(raw) }`")
  }
}
