import Schema
import SourceText

extension Rule {
  static let ratingWithoutRange = Rule(
    "rating-without-range", .warning,
    summary: "stars for a number that can be more than they are, or less than none",
    why: """
      A score of 10 out of five stars is five stars, and -1 is none: what people see is not what was sent. A range \
      makes such a message invalid where it is read, and where it is sent.
      """,
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
    .message { message, schema in
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
    return !lower.isBelow(.integer(0)) && !Bound.integer(Int64(stars)).isBelow(upper)
  }
}

extension Finding {
  fileprivate static func unbounded(_ rating: ContentElement.Rating) -> Finding {
    Finding(
      "`\(rating.value.text)` can be outside of the \(rating.max) stars", at: rating.value.range,
      help: "give the field `range: 0..\(rating.max)`, or the rating another `max`")
  }
}
