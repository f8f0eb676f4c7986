import Schema
import SourceText

extension LintRule {
  static let ratingWithoutRange = LintRule(
    "rating-without-range", .warning, theme: .presentation,
    summary: LocalizedText(
      "a rating whose value may be outside the number of stars",
      zh: "用星星表示的数字可能多于星数，或小于零"),
    why: LocalizedText(
      """
      A score of 10 with five stars shows as five, and -1 shows as none, so users do not see what was sent. With a \
      range, such a message is invalid both when it is sent and when it is received.
      """,
      zh: """
        五颗星满分时，10 分显示为五颗星，-1 显示为没有星：用户看到的不是发送的值。写明范围后，这样的消息\
        在读取和发送时都算无效。
        """),
    bad: [
      """
      message: Review
      id: 7
      fields:
        score: int
        total: { type: int, range: 0..10 }
      layout:
        content:
                    ↓
          - rating: score
                      ↓
          - { rating: total, max: 5 }
      """
    ],
    good: [
      """
      message: Review
      id: 7
      fields:
        score: { type: int, range: 0..5 }
        total: double
      validate:
        - { field: total, range: 0..10 }
      layout:
        content:
          - rating: score
          - { rating: total, max: 10 }
      """
    ],
    .layout { message, schema in
      guard !message.isBuiltIn else { return [] }
      return message.contentElements.compactMap { element in
        guard case .rating(let rating) = element.kind, let field = schema.field(at: rating.value, of: message) else {
          return nil
        }
        let isBounded = schema.constraints(of: field, in: message).contains { $0.isWithin(rating.max) }
        return isBounded ? nil : .unbounded(rating)
      }
    })
}

extension Constraint {
  /// A range from no star to all of them, or less.
  fileprivate func isWithin(_ stars: Int) -> Bool {
    guard case .range(let lower?, let upper?) = self else { return false }
    return !(lower < .integer(0)) && !(.integer(Int64(stars)) < upper)
  }
}

extension Finding {
  fileprivate static func unbounded(_ rating: ContentElement.Rating) -> Finding {
    Finding(
      LocalizedText(
        "`\(rating.value.text)` may be outside the range of \(rating.max) stars",
        zh: "`\(rating.value.text)` 可能超出 \(rating.max) 颗星的范围"), at: rating.value.range,
      help: LocalizedText(
        "add `range: 0..\(rating.max)` to the field, or change the rating's `max`",
        zh: "给字段加上 `range: 0..\(rating.max)`，或改变评分的 `max`"))
  }
}
