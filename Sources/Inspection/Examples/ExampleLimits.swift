import Schema
import SourceText

/// What a field's own constraints ask of a value that is guessed.
struct ExampleLimits {
  private(set) var mustBeThere = false
  /// Of the texts that are allowed: how many characters and bytes.
  private var characters = 0...Int.max
  private var bytes = Int.max
  private(set) var scheme = "https"
  private var count = 0...Int.max
  private var lower: Bound?
  private var upper: Bound?

  init() {}

  init(_ field: Field) {
    for constraint in field.constraints {
      switch constraint.value {
      case .nonEmpty, .present: mustBeThere = true
      case .length(let lower, let upper): characters = lower...max(lower, upper ?? .max)
      case .maxBytes(let limit): bytes = limit
      case .count(let lower, let upper): count = lower...max(lower, upper ?? .max)
      case .range(let lower, let upper): (self.lower, self.upper) = (lower, upper)
      case .schemes(let schemes): if !schemes.contains("https") { scheme = schemes.first ?? scheme }
      case .absent, .pattern, .known: break
      }
    }
  }

  /// Lengths that nobody looks at.
  private static let limit = 10_000

  /// How many elements a list has.
  var elements: Int { min(max(count.lowerBound, 1), count.upperBound, Self.limit) }

  /// How many it has at least.
  var leastElements: Int { min(max(count.lowerBound, mustBeThere ? 1 : 0), elements) }

  /// A text of an allowed length.
  func fitted(_ text: String, padding: String) -> String {
    var text = text
    let length = min(max(text.count, min(characters.lowerBound, Self.limit)), characters.upperBound)
    while text.count < length { text += padding }
    text = String(text.prefix(length))
    while text.utf8.count > bytes { text.removeLast() }
    return text
  }

  var integer: Literal {
    switch nearest {
    case .integer(let value)?: .integer(value)
    case .unsigned(let value)?: .unsigned(value)
    case .double(let value)?: Int64(exactly: value.rounded(.up)).map { Literal.integer($0) } ?? .double(value)
    case nil: .integer(1)
    }
  }

  var double: Literal { .double(nearest?.double ?? 1) }

  /// The bound of the range that is next to 1; nil: 1 is in it.
  private var nearest: Bound? {
    if let lower, .integer(1) < lower { return lower }
    if let upper, upper < .integer(1) { return upper }
    return nil
  }
}
