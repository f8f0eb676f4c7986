import SourceText

extension Rule {
  static let emptyValue = Rule(
    "empty-value", .error, isFatal: true, theme: .form,
    summary: Phrase("a list, mapping or text that must not be empty is", zh: "不应为空的列表、映射或文本"),
    why: Phrase(
      """
      An empty list of choices allows nothing, and an empty test always holds. Neither is what anybody means, \
      and both are quiet about it.
      """,
      zh: "空的选项列表什么都不允许，空的条件永远成立。这两种都不会是作者的本意，而且不会有任何提示。"),
    bad: [
      """
      message: Article
      id: 8
      fields:
                                    ↓
        link: { type: url, schemes: [] }
      """,
      """
      message: Article
      id: 8
      surfaces:
                 ↓
        summary: []
      """,
      """
      message: Article
      id: 8
      fields: { title: string, url: url? }
      validate:
                   ↓
        - { anyOf: [url] }
      """,
    ],
    good: [
      """
      message: Article
      id: 8
      fields:
        link: { type: url, schemes: [https] }
        text: string?
        photo: url?
      surfaces:
        summary: "[文章]"
      validate:
        - { anyOf: [text, photo] }
      """
    ])
}

extension Diagnostic {
  static func emptyValue(ofPath key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, Phrase("`\(key)` is an empty path", zh: "`\(key)` 是空路径"), at: range,
      help: Phrase("write `.` for the folder itself", zh: "如果指文件夹本身，写成 `.`"))
  }

  static func emptyValue(ofPaths key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, Phrase("`\(key)` is an empty list", zh: "`\(key)` 是空列表"), at: range,
      help: Phrase("remove it, or name a key", zh: "删除它，或写上一个键"))
  }

  static func emptyValue(ofMessagesAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, Phrase("the target has no messages", zh: "这个目标没有消息"), at: range,
      help: Phrase("leave `messages` out for all of them", zh: "如果要全部消息，就不写 `messages`"))
  }

  static func emptyValue(ofStylesAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, Phrase("the app has no style of TUIKit", zh: "应用没有 TUIKit 的任何一种风格"), at: range,
      help: Phrase("leave `styles` out for both of them", zh: "如果两种都要，就不写 `styles`"))
  }
}
