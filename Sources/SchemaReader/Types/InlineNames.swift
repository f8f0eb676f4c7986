import Schema
import SourceText

/// The names of inline types, by the type that holds them.
struct InlineNames: Sendable {
  typealias Names = Seen<String, SourceRange>

  /// Those of the type that came last: most names are asked for while it is read.
  private var latest: (owner: Owner, names: Names)?
  private var others: [Owner: Names] = [:]

  /// Whether a type holds inline types.
  func areThere(in owner: Owner) -> Bool { latest?.owner == owner || !others.isEmpty && others[owner] != nil }

  /// Where the inline type of that name is that a type holds.
  func place(of name: String, in owner: Owner) -> SourceRange? {
    latest?.owner == owner ? latest?.names[name] : others.isEmpty ? nil : others[owner]?[name]
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
