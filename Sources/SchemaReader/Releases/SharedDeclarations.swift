import Schema
import SourceText

/// What was resolved of releases in which everything but messages is the same: the configuration and the types that
/// messages name. What becomes of a message depends on these and on its own text alone, since no message has a part of
/// another one. So releases with the same text of it share it.
///
/// Nothing is shared of a release with errors up to there: they may come from the names of other messages, and hide one
/// another.
final class SharedDeclarations {
  /// A message with the types that are declared in it, at indices that no other type of these releases has.
  struct ResolvedMessage {
    let message: Message
    let objects: TypeSlice<ObjectType>
    let enums: TypeSlice<EnumType>
  }

  /// Types that follow one another in a list of a schema, from an index on.
  struct TypeSlice<Element> {
    let start: Int
    let types: [Element]

    /// Those at the end of a list.
    init(of list: [Element], from start: Int) { (self.start, types) = (start, Array(list[start...])) }

    var end: Int { start + types.count }
  }

  /// With the types that messages may name, and without messages; nil: nobody has read them without errors.
  private(set) var types: SymbolTable?
  /// By the ranges of their names.
  private(set) var messages: [SourceRange: ResolvedMessage] = [:]
  /// The first indices that no type has.
  private(set) var ends = (objects: 0, enums: 0)

  func share(types table: SymbolTable) {
    types = table
    ends = (table.objects.count, table.enums.count)
  }

  /// Shares the message that was added to a table last.
  ///
  /// - Parameters:
  ///   - name: where its name is.
  ///   - starts: the indices of the first types that are declared in it.
  func share(_ message: Message, _ name: SourceRange, in table: SymbolTable, from starts: (objects: Int, enums: Int)) {
    let resolved = ResolvedMessage(
      message: message, objects: TypeSlice(of: table.objects, from: starts.objects),
      enums: TypeSlice(of: table.enums, from: starts.enums))
    messages[name] = resolved
    ends = (resolved.objects.end, resolved.enums.end)
  }
}
