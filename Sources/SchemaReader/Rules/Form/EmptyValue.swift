import SourceText

extension Rule {
  static let emptyValue = Rule("empty-value", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  static func emptyValue(ofKeyAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, "a JSON key must not be empty", zh: "JSON 键不能为空", at: range)
  }

  static func emptyValue(ofSlotAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, "`slot` must not be empty", zh: "`slot` 不能为空", at: range)
  }

  static func emptyValue(ofElements key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, "`\(key)` is empty", zh: "`\(key)` 没有可显示的内容", at: range,
      help: LocalizedText("add an element, or remove it", zh: "加一个元素，或删除它"))
  }

  static func emptyValue(ofImagesAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, "`cases` lists no images", zh: "`cases` 里没有图片", at: range)
  }

  static func emptyValue(ofTransferAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, "`transfer` needs `upload` or `download`", zh: "`transfer` 需要 `upload` 或 `download`", at: range,
      help: Wording.removeIt)
  }

  static func emptyValue(ofVariants key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, "`\(key)` has no variants", zh: "`\(key)` 里没有变体", at: range)
  }

  static func emptyValue(ofConditionAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, "an empty `when` is always true", zh: "空的 `when` 总是成立", at: range,
      help: LocalizedText("remove it, or add a condition", zh: "删除它，或写上条件"))
  }

  static func emptyValue(ofSessionsAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, "an empty list of sessions never matches", zh: "不含任何会话的条件永远不成立", at: range)
  }

  static func emptyValue(ofValuesAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, "an empty list of values never matches", zh: "不含任何值的条件永远不成立", at: range)
  }

  static func emptyValue(ofPatternAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, "`pattern` must not be empty", zh: "`pattern` 不能为空", at: range)
  }

  static func emptyValue(ofSchemesAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, "`schemes` must not be empty", zh: "`schemes` 不允许任何 scheme", at: range,
      help: Wording.write("[https]"))
  }

  static func emptyValue(ofChoice key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, "`\(key)` needs at least two fields", zh: "`\(key)` 至少需要两个字段", at: range,
      help: LocalizedText(
        "for a single field, write `{ field: …, nonEmpty: true }`", zh: "只有一个字段时，写成 `{ field: …, nonEmpty: true }`"))
  }

  static func emptyValue(ofPath key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, "`\(key)` is an empty path", zh: "`\(key)` 是空路径", at: range,
      help: LocalizedText("for the folder itself, write `.`", zh: "如果指文件夹本身，写成 `.`"))
  }

  static func emptyValue(ofPaths key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, "`\(key)` must not be an empty list", zh: "`\(key)` 是空列表", at: range,
      help: LocalizedText("remove it, or add a key", zh: "删除它，或写上一个键"))
  }

  static func emptyValue(ofMessagesAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, "the target has no messages", zh: "这个 target 没有消息", at: range,
      help: LocalizedText("to include all messages, remove `messages`", zh: "如果要全部消息，就不写 `messages`"))
  }

  static func emptyValue(ofStylesAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyValue, "`styles` must not be empty", zh: "`styles` 不能为空", at: range,
      help: LocalizedText("to support both styles, remove `styles`", zh: "如果两种都要，就不写 `styles`"))
  }
}
