import SourceText

/// Phrases about fields and their types, which several findings share.
extension Wording {
  static let giveSwiftName = LocalizedText(
    "rename it in Swift with `swiftName`", zh: "用 `swiftName` 给它另取一个 Swift 名字")

  static let markName = LocalizedText("move the `?` to the name", zh: "把 `?` 移到名称上")
  static let removeMark = LocalizedText("remove the `?`", zh: "删除 `?`")

  static func makeOptional(_ field: String) -> LocalizedText {
    LocalizedText("write `\(field)?`, or add a `default`", zh: "写成 `\(field)?`，或给它一个 `default`")
  }

  static func writeDefault(_ type: String, _ value: String) -> LocalizedText {
    let field = "{ type: \(type), default: \(value) }"
    return LocalizedText("for a default, write `\(field)`", zh: "若是默认值，写成 `\(field)`")
  }
}
