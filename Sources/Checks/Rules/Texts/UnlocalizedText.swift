import Schema
import SourceText

extension Rule {
  static let unlocalizedText = Rule(
    "unlocalized-text", .warning,
    summary: "a fixed text where most others are localized",
    why: """
      In an app that looks its texts up, one that stands in the code is shown in its own language to everybody, and \
      the translators never see it.
      """,
    bad: [
      """
      message: Gift
      id: 7
      surfaces:
        summary: { key: gift_summary, default: "[礼物]" }
        accessibility: { key: gift_accessibility, default: 礼物 }
              ↓
        push: 送来了礼物
      """,
      """
      message: Gift
      envelope: flat
      id: gift
                     ↓
      menu: { title: 礼物 }
      layout:
        content:
                   ↓
          - label: "来自朋友的礼物"
          - { button: { key: gift_open, default: 打开 }, tap: { event: Open }, height: 44 }
      surfaces:
        summary: { key: gift_summary, default: "[礼物]" }
        push: { key: gift_push, default: 送来了礼物 }
        accessibility: { key: gift_accessibility, default: 礼物 }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      """,
    ],
    good: [
      """
      message: Gift
      id: 7
      fields:
        title: string
      surfaces:
        summary: { key: gift_summary, default: "[礼物]" }
        copy: "{title}"
        fallback: 请升级后查看
      ---
      message: Card
      id: 8
      surfaces:
        summary: { key: card_summary, default: "[名片]" }
      """,
      """
      message: Gift
      id: 7
      surfaces:
        summary: "[礼物]"
        push: 送来了礼物
      """,
    ],
    .schema { schema in
      let leaves = schema.messages.flatMap { message in
        (message.surfaces.all.filter { $0.key != "fallback" }.map(\.text.value) + message.ownTexts).flatMap(\.leaves)
      }.filter { $0.template.literal.contains(where: \.isLetter) }
      let localized = leaves.filter(\.isLocalized)
      guard let example = localized.first, localized.count * 2 > leaves.count else { return [] }
      return leaves.filter { !$0.isLocalized }.map { .unlocalized($0.template, example.template) }
    })
}

extension Finding {
  fileprivate static func unlocalized(_ template: TextTemplate, _ example: TextTemplate) -> Finding {
    Finding(
      "this text is not localized, and most others are", at: template.range,
      notes: [.init("this one is localized", at: example.range)], help: "write `{ key: …, default: … }`")
  }
}
