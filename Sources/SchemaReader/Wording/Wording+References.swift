import SourceText

/// Phrases about what refers to what, which several findings share.
extension Wording {
  static let envelopeIsHere = Phrase("the envelope is here", zh: "封套在这里")
  static let firstDeclarationIsHere = Phrase("the first declaration is here", zh: "第一个声明在这里")
  static let fieldIsHere = Phrase("the field is here", zh: "字段在这里")

  static let anotherKey = Phrase("give one of them another `key`", zh: "给其中一个换一个 `key`")
  static let keepOne = Phrase("keep one of them", zh: "只保留其中一个")
  static let removeOne = Phrase("remove one of them", zh: "删除其中一个")
  static let renameOne = Phrase("rename one of them", zh: "给其中一个改名")
  static let renameOrRemove = Phrase("rename or remove one of them", zh: "给其中一个改名，或删除其中一个")

  /// A way out for a case whose raw value gives no name of its own.
  static func nameCase(_ raw: String) -> Phrase {
    Phrase("name it in a mapping: `{ someName: \(raw) }`", zh: "用映射给它起名：`{ someName: \(raw) }`")
  }
}
