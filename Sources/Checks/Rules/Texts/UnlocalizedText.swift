import Schema
import SourceText

extension LintRule {
  static let unlocalizedText = LintRule(
    "unlocalized-text", .warning, theme: .texts,
    .schema { schema in
      let all = schema.messages.flatMap { message in
        (message.texts.all.filter { $0.kind != .fallback }.map(\.text.value) + message.ownTexts).flatMap(\.leaves)
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
      "this text is not localized, unlike most others", zh: "这段文本没有本地化，而其他大多已本地化", at: template.range,
      notes: [.init(LocalizedText("this one is localized", zh: "这一段已本地化"), at: example.range)],
      help: LocalizedText("write `{ key: …, default: … }`", zh: "写成 `{ key: …, default: … }`"))
  }
}
