import Schema
import SourceText

/// The names of inline types, by the type that holds them.
struct InlineNames: Sendable {
  typealias Names = Seen<String, SourceRange>

  private var ofMessages: [String: Names] = [:]
  /// By their numbers.
  private var ofObjects: [Int: Names] = [:]

  subscript(owner: Owner) -> Names? {
    switch owner {
    case .message(let name): ofMessages[name]
    case .object(let id): ofObjects[id.index]
    case .shared: nil
    }
  }

  /// Enters a name; gives back where the type that has it already is.
  mutating func exchange(_ name: Located<String>, in owner: Owner) -> SourceRange? {
    switch owner {
    case .message(let message): ofMessages[message, default: Names()].exchange(name.value, name.range)
    case .object(let id): ofObjects[id.index, default: Names()].exchange(name.value, name.range)
    case .shared: nil
    }
  }
}
