import Schema
import SourceText

extension LintRule {
  static let ratingWithoutRange = LintRule(
    "rating-without-range", .warning, theme: .presentation,
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
