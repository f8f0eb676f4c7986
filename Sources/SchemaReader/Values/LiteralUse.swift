import SourceText

/// What a value in a schema is for, as findings about it say.
enum LiteralUse: Sendable {
  case defaultValue
  /// In a `when`.
  case test
  /// A key of `of`.
  case choice

  var rule: Rule {
    switch self {
    case .defaultValue: .badDefault
    case .test, .choice: .misfitTest
    }
  }

  var title: Phrase {
    switch self {
    case .defaultValue: Phrase("the default", zh: "默认值")
    case .test: Phrase("the value", zh: "值")
    case .choice: Phrase("the key", zh: "键")
    }
  }
}
