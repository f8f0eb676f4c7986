import Schema
import SourceText

extension Rule {
  static let keysDifferByCase = Rule(
    "keys-differ-by-case", .warning,
    summary: "two keys of one message that differ by case alone",
    why: """
      `userId` and `userID` in one payload are two values that everybody takes for one. Senders fill one of them, and \
      readers look at the other.
      """,
    bad: [
      """
      message: Visit
      id: 7
      fields:
        userId: string
        ↓
        userID: string?
      """
    ],
    good: [
      """
      message: Visit
      id: 7
      fields:
        userId: { type: string, aliases: [userID] }
        userName: string
      """
    ],
    .holder { holder, _ in
      var first: [String: Field] = [:]
      return holder.fields.compactMap { field in
        guard field.isInPayload else { return nil }
        let key = field.key.value.lowercased()
        guard let earlier = first[key] else {
          first[key] = field
          return nil
        }
        return .sameButForCase(field, earlier)
      }
    })
}

extension Field {
  /// It has a key among the message's own.
  var isInPayload: Bool { slot == nil }
}

extension Finding {
  fileprivate static func sameButForCase(_ field: Field, _ earlier: Field) -> Finding {
    Finding(
      "the keys `\(field.key.value)` and `\(earlier.key.value)` differ by case alone", at: field.key.range,
      notes: [.init("`\(earlier.key.value)` is here", at: earlier.key.range)],
      help: "if they hold the same thing, declare one field with `aliases`")
  }
}
