import SourceText

/// Phrases about what refers to what, which several findings share.
extension Wording {
  static let envelopeIsHere = Phrase("the envelope is here", zh: "封套在这里")
  static let fieldIsHere = Phrase("the field is here", zh: "字段在这里")

  static let anotherKey = Phrase("give one of them another `key`", zh: "给其中一个换一个 `key`")
  static let giveSwiftName = Phrase(
    "give it another name in Swift with `swiftName`", zh: "用 `swiftName` 给它另取一个 Swift 名字")
  static let keepOne = Phrase("keep one of them", zh: "只保留其中一个")
  static let markName = Phrase("move the `?` to the name", zh: "把 `?` 移到名称上")
  static let removeMark = Phrase("remove the `?`", zh: "删除 `?`")
  static let removeOne = Phrase("remove one of them", zh: "删除其中一个")
  static let renameOne = Phrase("rename one of them", zh: "给其中一个改名")
  static let removeQuotes = Phrase("remove the quotes", zh: "去掉引号")
  static let renameOrRemove = Phrase("rename or remove one of them", zh: "给其中一个改名，或删除其中一个")

  static func unquote(_ text: String) -> Phrase {
    Phrase("write `\(text)` without quotes", zh: "去掉引号，写成 `\(text)`")
  }

  static func makeOptional(_ field: String) -> Phrase {
    Phrase("write `\(field)?`, or give it a `default`", zh: "写成 `\(field)?`，或给它一个 `default`")
  }

  static func writeDefault(_ type: String, _ value: String) -> Phrase {
    Phrase(
      "for a default, write `{ type: \(type), default: \(value) }`",
      zh: "若是默认值，写成 `{ type: \(type), default: \(value) }`")
  }

  static func writeMap(_ map: String) -> Phrase { Phrase("a map is written `\(map)`", zh: "字典写成 `\(map)`") }

  /// A way out for a case whose raw value gives no name of its own.
  static func nameCase(_ raw: String) -> Phrase {
    Phrase("name it in a mapping: `{ someName: \(raw) }`", zh: "用映射给它起名：`{ someName: \(raw) }`")
  }
}
