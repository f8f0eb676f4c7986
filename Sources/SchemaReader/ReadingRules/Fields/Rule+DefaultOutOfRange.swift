import SourceText

extension Rule {
  static let defaultOutOfRange = Rule(
    "default-out-of-range", .error, isConfigurable: false, theme: .fields,
    summary: LocalizedText("a default outside the range of its type or constraints", zh: "默认值超出类型或自身约束的范围"),
    why: LocalizedText(
      "Every message without the key would fail its own validation, or the code would not compile.",
      zh: "凡是缺少该键的消息都会通不过自身的校验，或者代码无法编译。"),
    bad: [
      """
      message: Rating
      id: 9
      fields:
                                                  ↓
        stars: { type: int, range: 1..5, default: 0 }
      """,
      """
      message: Rating
      id: 9
      fields:
                                       ↓
        color: { type: int32, default: 4294967295 }
      """,
    ],
    good: [
      """
      message: Rating
      id: 9
      fields:
        stars: { type: int, range: 1..5, default: 5 }
        color: { type: uint32, default: 4294967295 }
      """
    ])
}

extension Diagnostic {
  /// - Parameter own: of the field.
  static func defaultOutOfRange(at range: SourceRange, range own: SourceRange) -> Diagnostic {
    Diagnostic(
      .defaultOutOfRange,
      LocalizedText("the default is outside the field's own `range`", zh: "默认值超出了该字段自己的 `range`"), at: range,
      notes: [.init(LocalizedText("the range is set here", zh: "范围在这里"), at: own)],
      help: LocalizedText("change one of them", zh: "修改其中一个"))
  }
}
