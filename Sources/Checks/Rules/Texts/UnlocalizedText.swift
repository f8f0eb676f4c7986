import Schema
import SourceText

extension LintRule {
  static let unlocalizedText = LintRule(
    "unlocalized-text", .warning, theme: .texts,
    summary: LocalizedText("fixed text where most other texts are localized", zh: "多数文本已本地化，而这里是固定文本"),
    why: LocalizedText(
      """
      In a localized app, hard-coded text is shown in one language to everyone, and translators never see it.
      """, zh: "在会查找译文的 App 里，写死在代码中的文本对所有人都以同一种语言显示，译者也永远看不到它。"),
    bad: [
      """
      message: Gift
      id: 7
      texts:
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
      inputMenu: { title: 礼物 }
      layout:
        content:
                   ↓
          - label: "来自朋友的礼物"
          - { button: { key: gift_open, default: 打开 }, tap: { event: Open }, height: 44 }
      texts:
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
      texts:
        summary: { key: gift_summary, default: "[礼物]" }
        copy: "{title}"
        fallback: 请升级后查看
      ---
      message: Card
      id: 8
      texts:
        summary: { key: card_summary, default: "[名片]" }
      """,
      """
      message: Gift
      id: 7
      texts:
        summary: "[礼物]"
        push: 送来了礼物
      """,
    ],
    .schemaIndex { schemaIndex, schema in
      guard schemaIndex.hasLocalizedTexts else { return [] }
      let all = schema.messages.flatMap { message in
        (message.texts.all.filter { $0.key != "fallback" }.map(\.text.value) + message.ownTexts).flatMap(\.leaves)
      }
      guard all.contains(where: \.isLocalized) else { return [] }
      let leaves = all.filter { $0.template.literal.contains(where: \.isLetter) }
      let localized = leaves.filter(\.isLocalized)
      guard let example = localized.first, localized.count * 2 > leaves.count else { return [] }
      return leaves.filter { !$0.isLocalized }.map { .unlocalized($0.template, example.template) }
    })
}

extension Finding {
  fileprivate static func unlocalized(_ template: TextTemplate, _ example: TextTemplate) -> Finding {
    Finding(
      LocalizedText("this text is not localized, unlike most others", zh: "这段文本没有本地化，而其他大多已本地化"), at: template.range,
      notes: [.init(LocalizedText("this one is localized", zh: "这一段已本地化"), at: example.range)],
      help: LocalizedText("write `{ key: …, default: … }`", zh: "写成 `{ key: …, default: … }`"))
  }
}
