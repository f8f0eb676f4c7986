import Schema
import SourceText

extension LintRule {
  static let unboundedList = LintRule(
    "unbounded-list", nil, theme: .wire,
    summary: LocalizedText(
      "a list or map without a maximum count",
      zh: "没有数量上限的列表或字典"),
    why: LocalizedText(
      """
      A message can hold a few thousand bytes. A list that grows with its group or album reaches that in production, \
      not in tests, and the message cannot be sent.
      """,
      zh: """
        一条消息只有几千字节。随群或相册增长的列表在线上才会达到上限，测试时不会，那时消息就发不出去了。
        """),
    bad: [
      """
      message: Album
      id: 7
      fields:
              ↓
        urls: [url]
      """
    ],
    good: [
      """
      message: Album
      id: 7
      fields:
        urls: { type: [url], count: 1..9 }
      """
    ],
    .field { field, type, _ in
      guard field.isCollection else { return [] }
      let isBounded = type.constraints(of: field).contains {
        if case .count(_, .some) = $0.value { true } else { false }
      }
      return isBounded ? [] : [.unbounded(field)]
    })
}

extension Field {
  fileprivate var isCollection: Bool {
    switch type {
    case .list, .map: true
    default: false
    }
  }
}

extension Finding {
  fileprivate static func unbounded(_ field: Field) -> Finding {
    Finding(
      LocalizedText("`\(field.name)` has no maximum count", zh: "`\(field.name)` 没有数量上限"), at: field.typeRange,
      help: LocalizedText("add `count: ..9`", zh: "添加 `count: ..9`"))
  }
}
