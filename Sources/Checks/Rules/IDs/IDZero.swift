import Schema
import SourceText

extension LintRule {
  static let idZero = LintRule(
    "id-zero", .warning, theme: .ids,
    summary: LocalizedText(
      "the id 0, which hand-written decoders confuse with a missing key", zh: "ID 为 0，其他读取方会把缺失的键读成它"),
    why: LocalizedText(
      """
      Hand-written decoders based on NIM's `jsonInteger:` and the like return 0 for a missing, null or unreadable \
      key. An app that still has one takes every message without a type for this one.
      """,
      zh: """
        手写的读取代码用 NIM 的 `jsonInteger:` 之类的方法时，键缺失、为 null 或读不出来，得到的都是 0。仍在使用这种\
        代码的 App 会把所有没有类型的消息都当成这一条。
        """),
    bad: [
      """
      message: Gift
          ↓
      id: 0
      """,
      """
      message: Gift
            ↓
      ids: [0..19, 34]
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      """,
      """
      message: Gift
      envelope: pair
      id: [10, 0]
      === messagegen.yaml
      version: 1
      envelopes:
        pair: { id: [first, second], payload: data }
      """,
    ],
    .message { message, _ in
      message.ids.all.filter { typeID in
        !typeID.components.isEmpty && typeID.components.allSatisfy { $0.integers?.contains(0) ?? false }
      }.map { .zero($0, message) }
    })
}

extension Finding {
  fileprivate static func zero(_ typeID: TypeID, _ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "hand-written decoders cannot tell id \(typeID.yaml) of `\(message.name)` from a missing key",
        zh: "手写的解析代码无法区分 `\(message.name)` 的 ID \(typeID.yaml) 和缺失的键"),
      at: typeID.range,
      help: LocalizedText(
        "start at 1, unless messages with id 0 are already in use", zh: "从 1 开始，除非 ID 为 0 的消息已经上线"))
  }
}
