import Schema
import SourceText

extension Rule {
  static let unmatchedID = Rule(
    "unmatched-id", .error, isConfigurable: false, theme: .ids,
    summary: LocalizedText("a condition on an id that the message does not have", zh: "条件针对的 ID 不属于该消息"),
    why: LocalizedText(
      "The condition is never true, so whatever depends on it is never shown or checked.",
      zh: "这个条件永远不成立，它所控制的内容不会显示，也不会校验。"),
    bad: [
      """
      message: Call
      ids: [8, 12..13]
      texts:
        summary:
                          ↓
          - { when: { id: 9 }, text: "[视频通话]" }
          - { text: "[语音通话]" }
      """
    ],
    good: [
      """
      message: Call
      ids: [8, 12..13]
      texts:
        summary:
          - { when: { id: 12 }, text: "[视频通话]" }
          - { text: "[语音通话]" }
      """
    ])
}

extension Diagnostic {
  static func unmatchedID(at range: SourceRange, in ids: TypeIDs) -> Diagnostic {
    Diagnostic(
      .unmatchedID, LocalizedText("the message has no such id", zh: "这个消息没有这样的 ID"), at: range,
      notes: [.init(LocalizedText("its ids are declared here", zh: "它的 ID 在这里"), at: ids.range)])
  }
}
