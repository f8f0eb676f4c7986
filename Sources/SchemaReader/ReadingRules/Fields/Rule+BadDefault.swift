import SourceText

extension Rule {
  static let badDefault = Rule(
    "bad-default", .error, isFatal: true, theme: .fields,
    summary: Phrase("a default that its field cannot have", zh: "字段不能采用的默认值"),
    why: Phrase(
      """
      The default stands in the generated code where a value is missing, so it has the field's type. An optional \
      field has nil there, and a URL or a point in time that nobody sent would be made up.
      """,
      zh: "缺少值时，生成的代码会直接使用默认值，所以它必须符合字段的类型。可选字段此时就是 nil；而没有人发送过的 URL 或时间只能是编造的。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
                                     ↓
        count: { type: int, default: "1" }
                                       ↓
        isOpen: { type: bool, default: 0 }
      """,
      """
      message: Gift
      id: 1
      fields:
                                      ↓
        count: { type: int?, default: 1 }
      """,
      """
      message: Gift
      id: 1
      fields:
                                    ↓
        link: { type: url, default: "https://example.com" }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        count: { type: int, default: 1 }
        isOpen: { type: bool, default: false }
        link: url?
      """
    ])
}
