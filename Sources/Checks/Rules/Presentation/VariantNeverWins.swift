import Schema
import SourceText

extension LintRule {
  static let variantNeverWins = LintRule(
    "variant-never-wins", .warning, theme: .presentation,
    summary: LocalizedText(
      "a layout variant that earlier variants always override",
      zh: "总是被前面的条件抢先的变体"),
    why: LocalizedText(
      """
      The first variant whose condition is true is used. A variant whose condition is the same as, or stricter than, \
      an earlier one is never used; usually the two are in the wrong order.
      """,
      zh: """
        第一个条件成立的变体生效。条件与前面某个相同或更严格的变体永远用不上；通常是两者的顺序写反了。
        """),
    bad: [
      """
      message: Whiteboard
      id: 4
      fields:
        flag: { enum: { invite: 0, close: 1 } }
      layout:
        variants:
          - when: { flag: close }
            avatar: false
            ↓
          - when: { flag: close, session: team }
            avatar: true
      """,
      """
      message: Whiteboard
      id: 4
      fields:
        flag: { enum: { invite: 0, close: 1 } }
      texts:
        summary:
          - { when: { flag: [invite, close] }, text: 白板演示 }
                    ↓
          - { when: { flag: close }, text: 白板演示已结束 }
          - { text: 白板 }
      """,
      """
      message: Whiteboard
      id: 4
      fields:
        flag: { enum: { invite: 0, close: 1 } }
      layout:
        content:
          label:
            - { when: { flag: [invite, close] }, text: 白板演示 }
                      ↓
            - { when: { flag: close }, text: 白板演示已结束 }
            - { text: 白板 }
      """,
    ],
    good: [
      """
      message: Whiteboard
      id: 4
      fields:
        flag: { enum: { invite: 0, close: 1 } }
      layout:
        variants:
          - when: { flag: close, session: team }
            avatar: true
          - when: { flag: close }
            avatar: false
            content: { label: 已结束 }
      """
    ],
    .message { message, schema in
      let isStrict = schema[message.envelope].isStrict
      let layout = message.layout.map { layoutFindings($0, schema.configuration.file, isStrict) } ?? []
      return layout + message.allTexts.flatMap { textFindings($0, isStrict) }
    })
}

/// Variants of a preset are left out: to be beaten by a message's own is what they are for.
private func layoutFindings(_ layout: Layout, _ configuration: SourceFile.ID, _ isStrict: Bool) -> [Finding] {
  let variants = layout.variants.filter { $0.range.file != configuration }
  return variants.enumerated().compactMap { index, variant in
    let winners = variants[..<index].filter { variant.condition.implies($0.condition, isStrict: isStrict) }
    let isBeaten = variant.properties.keys.allSatisfy { key in winners.contains { $0.properties.keys.contains(key) } }
    guard isBeaten, let winner = winners.first else { return nil }
    return .neverWins(variant.range, winner.condition)
  }
}

private func textFindings(_ text: PresentationText, _ isStrict: Bool) -> [Finding] {
  guard case .variants(let variants) = text else { return [] }
  return variants.enumerated().compactMap { index, variant in
    guard let condition = variant.condition,
      let winner = variants[..<index].compactMap(\.condition).first(where: {
        condition.implies($0, isStrict: isStrict)
      })
    else { return nil }
    return .neverWins(condition.range, winner)
  }
}

extension Finding {
  fileprivate static func neverWins(_ range: SourceRange, _ winner: Condition) -> Finding {
    Finding(
      LocalizedText(
        "this variant is never used: an earlier variant always matches first",
        zh: "这个变体永远不会生效：总是先匹配前面的变体"), at: range,
      notes: [.init(LocalizedText("the earlier variant is here", zh: "前面的变体在这里"), at: winner.range)],
      help: LocalizedText("move it up, or remove it", zh: "把它移到前面，或删除它"))
  }
}
