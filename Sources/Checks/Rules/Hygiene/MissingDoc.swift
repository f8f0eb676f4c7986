import Schema
import SourceText

extension Rule {
  static let missingDoc = Rule(
    "missing-doc", .warning,
    summary: "a message or shared type without `doc`",
    why: """
      The schema is the one place where a message type is described, and `doc` becomes the documentation of the Swift \
      type. Half a year later nobody knows who sends it, and when.
      """,
    bad: [
      """
               ↓
      message: Gift
      id: 7
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      doc: A gift in a live room.
      """
    ],
    .schema { schema in
      let shared =
        schema.objects.filter { $0.owner == .shared }.map(\.declaration)
        + schema.enums.filter { $0.owner == .shared }.map(\.declaration)
      return (schema.messages.map(\.declaration) + shared).filter(\.isUndocumented).map { .undocumented($0) }
    })
}

extension Declaration {
  /// No `doc`, or one without words.
  var isUndocumented: Bool { doc?.value.allSatisfy(\.isWhitespace) ?? true }
}

extension Finding {
  fileprivate static func undocumented(_ declaration: Declaration) -> Finding {
    let name = declaration.name
    return Finding("nothing says what `\(name.value)` is", at: name.range, help: "add `doc` with a sentence")
  }
}
