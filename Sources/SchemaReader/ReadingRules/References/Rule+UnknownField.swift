import SourceText

extension Rule {
  static let unknownField = Rule(
    "unknown-field", .error, isFatal: true, theme: .references,
    summary: Phrase("an unknown field", zh: "引用了不存在的字段"),
    why: Phrase(
      """
      The text, condition or tap would have no value to use. A placeholder that is ignored shows up as an empty \
      string in the conversation list.
      """,
      zh: "文本、条件或点击将无处取值。如果忽略这样的占位符，会话列表里就会出现一段空白。"),
    bad: [
      """
      message: Gift
      id: 1
      fields: { title: string }
      texts:
                        ↓
        summary: "[礼物] {titel}"
      """,
      """
      message: Gift
      id: 1
      fields: { title: string, box: { object: { width: int } } }
      validate:
                   ↓
        - { field: box.height, range: 1.. }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields: { title: string, box: { object: { width: int } } }
      texts:
        summary: "[礼物] {title}"
      validate:
        - { field: box.width, range: 1.. }
      """
    ])
}

extension Diagnostic {
  static func unknownField(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(.unknownField, noField(name.value), name, among: names)
  }

  private static func unknownField(_ name: Located<String>, help: Phrase) -> Diagnostic {
    Diagnostic(.unknownField, noField(name.value), at: name.range, help: help)
  }

  /// - Parameter holder: what stands before the dot, and is of a type without fields.
  static func unknownField(_ name: Located<String>, in holder: String, of type: Phrase) -> Diagnostic {
    unknownField(
      name, help: Phrase("`\(holder)` is \(type) and has no fields", zh: "`\(holder)` 是\(type)，没有字段"))
  }

  private static func noField(_ name: String) -> Phrase { Phrase("unknown field `\(name)`", zh: "未知字段 `\(name)`") }

  static func unknownField(ofImage name: Located<String>) -> Diagnostic {
    unknownField(
      name,
      help: name.value.contains("://")
        ? Phrase(
          "name a field that holds the link, or write `{ asset: … }` for a picture of the app's",
          zh: "写上存放链接的字段名；若是应用自带的图片，写成 `{ asset: … }`")
        : Phrase("for an asset, write `{ asset: \(name.value) }`", zh: "若是资源图片，写成 `{ asset: \(name.value) }`"))
  }

  static func unknownField(ofLink name: Located<String>) -> Diagnostic {
    unknownField(name, help: Phrase("name a field that holds the link", zh: "写上存放链接的字段名"))
  }
}
