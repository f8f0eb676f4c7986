import SourceText

extension Rule {
  static let unknownField = Rule(
    "unknown-field", .error, isConfigurable: false, theme: .references,
    summary: LocalizedText("an unknown field", zh: "引用了不存在的字段"),
    why: LocalizedText(
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
  /// - Parameter rest: What is behind the name in the place that a fix replaces.
  static func unknownField(_ name: Located<String>, among names: [String], rest: String = "") -> Diagnostic {
    Diagnostic(.unknownField, noField(name.value), name, among: names, rest: rest)
  }

  private static func unknownField(_ name: Located<String>, help: LocalizedText) -> Diagnostic {
    Diagnostic(.unknownField, noField(name.value), at: name.range, help: help)
  }

  /// - Parameter holder: what is before the dot, and is of a type without fields.
  static func unknownField(_ name: Located<String>, in section: String, of type: LocalizedText) -> Diagnostic {
    unknownField(
      name, help: LocalizedText("`\(section)` is \(type) and has no fields", zh: "`\(section)` 是\(type)，没有字段"))
  }

  private static func noField(_ name: String) -> LocalizedText {
    LocalizedText("unknown field `\(name)`", zh: "未知字段 `\(name)`")
  }

  static func unknownField(ofImage name: Located<String>) -> Diagnostic {
    unknownField(
      name,
      help: name.value.contains("://")
        ? LocalizedText(
          "name a field that holds the link, or write `{ asset: … }` for a picture of the app's",
          zh: "写上存放链接的字段名；若是 App 自带的图片，写成 `{ asset: … }`")
        : LocalizedText("for an asset, write `{ asset: \(name.value) }`", zh: "若是资源图片，写成 `{ asset: \(name.value) }`"))
  }

  static func unknownField(ofLink name: Located<String>) -> Diagnostic {
    unknownField(name, help: LocalizedText("name a field that holds the link", zh: "写上存放链接的字段名"))
  }
}
