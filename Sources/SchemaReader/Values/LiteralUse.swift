/// What a value in a schema is for, as findings about it say.
enum LiteralUse: Sendable {
  case defaultValue
  /// In a `when`.
  case test
  /// A key of `of`.
  case choice

  var rule: ReadingRule {
    switch self {
    case .defaultValue: .badDefault
    case .test, .choice: .misfitTest
    }
  }

  var title: String {
    switch self {
    case .defaultValue: "the default"
    case .test: "the value"
    case .choice: "the key"
    }
  }
}
