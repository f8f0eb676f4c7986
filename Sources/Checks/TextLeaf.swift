import Schema

/// One template of a text, with what must hold for it to be used.
struct TextLeaf {
  var template: TextTemplate
  var isLocalized: Bool
  /// Of the variants around it.
  var conditions: [Condition]
}

extension PresentationText {
  /// Some template in it is looked up in the app's translations.
  var isLocalized: Bool {
    switch self {
    case .localized: true
    case .variants(let variants): variants.contains { $0.text.isLocalized }
    case .template, .hook: false
    }
  }

  /// Every template in it.
  var leaves: [TextLeaf] { leaves(under: []) }

  private func leaves(under conditions: [Condition]) -> [TextLeaf] {
    switch self {
    case .template(let template): [TextLeaf(template: template, isLocalized: false, conditions: conditions)]
    case .localized(_, let template): [TextLeaf(template: template, isLocalized: true, conditions: conditions)]
    case .variants(let variants):
      variants.flatMap { $0.text.leaves(under: conditions + ($0.condition.map { [$0] } ?? [])) }
    case .hook: []
    }
  }
}
