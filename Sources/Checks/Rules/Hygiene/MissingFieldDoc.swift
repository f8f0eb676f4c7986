import Schema

extension Rule {
  static let missingFieldDoc = Rule(
    "missing-field-doc", nil,
    summary: "a field without `doc`",
    why: "Names say little about units, ranges and who fills a field. For teams that want every field described.",
    bad: [
      """
      message: Gift
      id: 7
      fields:
        ↓
        count: int
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      fields:
        count: { type: int, doc: How many are sent at once. }
      """
    ],
    .field { field, _, _ in field.declaration.isUndocumented ? [.undocumented(field)] : [] })
}

extension Finding {
  fileprivate static func undocumented(_ field: Field) -> Finding {
    Finding("nothing says what `\(field.name)` is", at: field.declaration.name.range, help: "add `doc` with a sentence")
  }
}
