import Schema
import SourceText

extension Rule {
  static let tuikitBool = Rule(
    "tuikit-bool", nil,
    summary: "a bool that is written as `true` in a target with TUIKit",
    why: """
      TUIKit's own messages write 0 and 1. A bean on Android that declares an `int` for the key cannot read `true`, \
      and the whole message is shown as not supported. Turn this on where other platforms declare numbers.
      """,
    bad: [
      """
      message: Poll
      envelope: flat
      id: my_poll
      fields:
                ↓
        isOpen: bool
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: Poll
      envelope: flat
      id: my_poll
      fields:
        isOpen: { type: bool, wire: int }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .schema { schema in
      schema.tuikitMessages.flatMap { message, _ in
        schema.fieldsInUse(of: message).filter { $0.type.leaf == .bool && $0.wire == nil }.map { .bool($0) }
      }
    })
}

extension Finding {
  fileprivate static func bool(_ field: Field) -> Finding {
    Finding("`\(field.name)` is written as `true` or `false`", at: field.typeRange, help: "add `wire: int`")
  }
}
