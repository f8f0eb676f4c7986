/// The words that a value may be: they are listed only where a message or an editor's schema names them.
struct Words: Sendable, ExpressibleByArrayLiteral {
  let contains: @Sendable (String) -> Bool
  private let list: @Sendable () -> [String]

  var all: [String] { list() }

  /// Those of an enumeration.
  init<Value: CaseIterable & RawRepresentable<String> & Sendable>(of _: Value.Type) {
    contains = { Value(rawValue: $0) != nil }
    list = { Value.allCases.map(\.rawValue) }
  }

  init(arrayLiteral words: String...) {
    contains = { words.contains($0) }
    list = { words }
  }
}
