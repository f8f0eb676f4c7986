import Schema
import SourceText

/// The names of inline types, by the type that holds them.
struct InlineNames: Sendable {
  typealias Names = Seen<String, SourceRange>

  /// Those of the type that came last: most names are asked for while it is read.
  private var latest: (owner: Owner, names: Names)?
  private var others: [Owner: Names] = [:]

  /// Where the inline types of a type are, by their names; nil: it holds none.
  func names(in owner: Owner) -> Names? {
    latest?.owner == owner ? latest?.names : others.isEmpty ? nil : others[owner]
  }

  /// Enters a name; gives back where the type that has it already is.
  mutating func exchange(_ name: Located<String>, in owner: Owner) -> SourceRange? {
    if owner == .shared { return nil }
    if latest?.owner != owner {
      if let latest { others[latest.owner] = latest.names }
      latest = (owner, others[owner] ?? Names())
    }
    return latest?.names.exchange(name.value, name.range)
  }
}
