import Schema
import SourceText

extension LintRule {
  static let variantNeverWins = LintRule(
    "variant-never-wins", .warning, theme: .presentation,
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
      "this variant is never used: an earlier variant always matches first", zh: "这个变体永远不会生效：总是先匹配前面的变体",
      at: range,
      notes: [.init(LocalizedText("the earlier variant is here", zh: "前面的变体在这里"), at: winner.range)],
      help: LocalizedText("move it up, or remove it", zh: "把它移到前面，或删除它"))
  }
}
