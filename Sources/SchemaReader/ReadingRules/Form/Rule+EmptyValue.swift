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
  static func emptyValue(ofKeyAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, Phrase("a JSON key must not be empty", zh: "JSON 键不能为空"), at: range)
  }

  static func emptyValue(ofSlotAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, Phrase("a slot has a name", zh: "`slot` 必须有名字"), at: range)
  }

  static func emptyValue(ofElements key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, Phrase("`\(key)` shows nothing", zh: "`\(key)` 没有可显示的内容"), at: range,
      help: Phrase("add an element, or remove it", zh: "加一个元素，或删除它"))
  }

  static func emptyValue(ofImagesAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, Phrase("`of` names no image", zh: "`of` 里没有图片"), at: range)
  }

  static func emptyValue(ofTransferAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      Phrase(
        "a transfer without `upload` and `download` moves nothing", zh: "既无 `upload` 又无 `download`，`transfer` 什么也不传"),
      at: range, help: Wording.removeIt)
  }

  static func emptyValue(ofVariants key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, Phrase("`\(key)` has no variants", zh: "`\(key)` 里没有变体"), at: range)
  }

  static func emptyValue(ofConditionAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, Phrase("an empty `when` always holds", zh: "空的 `when` 总是成立"), at: range,
      help: Phrase("remove it, or write a test", zh: "删除它，或写上条件"))
  }

  static func emptyValue(ofSessionsAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, Phrase("a test for none of the sessions never holds", zh: "不含任何会话的条件永远不成立"), at: range)
  }

  static func emptyValue(ofValuesAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, Phrase("a test for none of the values never holds", zh: "不含任何值的条件永远不成立"), at: range)
  }

  static func emptyValue(ofPatternAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, Phrase("a pattern must not be empty", zh: "`pattern` 不能为空"), at: range)
  }

  static func emptyValue(ofSchemesAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, Phrase("`schemes` allows no scheme", zh: "`schemes` 不允许任何 scheme"), at: range,
      help: Wording.write("[https]"))
  }

  static func emptyValue(ofChoice key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, Phrase("`\(key)` chooses among several fields", zh: "`\(key)` 要从多个字段中选"), at: range,
      help: Phrase(
        "for one, write `{ field: …, nonEmpty: true }`", zh: "只有一个字段时，写成 `{ field: …, nonEmpty: true }`"))
  }

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
