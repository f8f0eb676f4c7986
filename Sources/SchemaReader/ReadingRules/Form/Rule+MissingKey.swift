import Language
import SourceText

extension Rule {
  static let missingKey = Rule(
    "missing-key", .error, isFatal: true, theme: .form,
    summary: Phrase("a key that must be there is not", zh: "缺少必须有的键"),
    why: Phrase(
      """
      Without the key there is no way to tell what is meant, and a guess would be right for some messages and \
      wrong for others: a timestamp in seconds or in milliseconds, a view for one style of TUIKit or for both.
      """,
      zh: "少了这个键就无法确定含义，猜测只会对一部分消息正确：时间戳是秒还是毫秒，TUIKit 的视图用于一种样式还是两种。"),
    bad: [
      """
      message: Meeting
      id: 6
      fields:
                  ↓
        startsAt: timestamp
      """,
      """
            ↓
      enum: Color
      """,
      """
      message: Gift
      id: 1
      fields:
        ↓
        count: { key: cnt, default: 1 }
      """,
    ],
    good: [
      """
      message: Meeting
      id: 6
      fields:
        startsAt: { type: timestamp, unit: ms }
      ---
      enum: Color
      cases: [red, green]
      """
    ])
}

extension Diagnostic {
  static func missingKey(_ key: Form.Key, of form: Form, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, Phrase("\(form.title) needs `\(key.name)`", zh: "\(form.title)缺少 `\(key.name)`"), at: range,
      help: Phrase("`\(key.name)`: \(key.summary)", zh: "加上 `\(key.name): …`"))
  }

  static func missingKey(ofRuntimeAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, Phrase("`runtime` needs `package` or `module`", zh: "`runtime` 需要 `package` 或 `module`"), at: range,
      help: Phrase(
        "write `{ package: Packages/MessageRuntime }`, for example", zh: "例如写成 `{ package: Packages/MessageRuntime }`"))
  }
}
