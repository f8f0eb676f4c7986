import SourceText

/// The words that a value may be: they are listed only where a message or an editor's schema names them.
public struct Words: Sendable, ExpressibleByArrayLiteral {
  public let contains: @Sendable (String) -> Bool
  private let list: @Sendable () -> [String]
  /// What is said of words that are none of these, though they name the same thing; in lower case.
  private let hints: [String: LocalizedText]

  public var all: [String] { list() }

  /// Those of an enumeration.
  public init<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    of _: Value.Type, hints: [String: LocalizedText] = [:]
  ) {
    contains = { Value(rawValue: $0) != nil }
    list = { Value.allCases.map(\.rawValue) }
    self.hints = hints
  }

  public init(arrayLiteral words: String...) { self.init(words) }

  public init(_ words: [String], hints: [String: LocalizedText] = [:]) {
    contains = { words.contains($0) }
    list = { words }
    self.hints = hints
  }

  public func hint(for text: String) -> LocalizedText? { hints.isEmpty ? nil : hints[text.lowercased()] }
}
