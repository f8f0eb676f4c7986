import Schema
import SourceText

extension LintRule {
  static let needlessHideWhenEmpty = LintRule(
    "needless-hide-when-empty", .note, theme: .presentation,
    .layout { message, schema in
      let type = CompositeType.message(message)
      return message.contentElements.filter { $0.hidesWhenEmpty && $0.isNeverEmpty(in: type) }
        .map { .needless($0, inPreset: $0.range.file == schema.configuration.file) }
    })
}

extension ContentElement {
  fileprivate func isNeverEmpty(in type: CompositeType) -> Bool {
    switch kind {
    case .label(let label): label.text.value.leaves.allSatisfy { $0.isNeverEmpty(in: type) }
    case .rating(let rating): type.isNeverEmpty(rating.value)
    case .image(let image):
      switch image.source {
      case .asset(.one): true
      case .asset(.cases): false
      case .url(let path): type.isNeverEmpty(path)
      }
    case .button, .separator, .row, .column: false
    }
  }
}

extension TextLeaf {
  fileprivate func isNeverEmpty(in type: CompositeType) -> Bool {
    !template.literal.allSatisfy(\.isWhitespace)
      || template.segments.contains { segment in
        switch segment {
        case .field(let path): conditions.contains { $0.guards(path) } || type.isNeverEmpty(path)
        case .count(let path): !path.isOptional
        case .joined, .literal: false
        }
      }
  }
}

extension CompositeType {
  /// Always there, and not an empty text.
  fileprivate func isNeverEmpty(_ path: FieldPath) -> Bool {
    let field = fields.first { $0.name == path.text }
    let isChecked = field.map { constraints(of: $0) }?.contains { $0.value == .nonEmpty } == true
    return isChecked || !path.isOptional && path.type != .string
  }
}

extension Finding {
  /// - Parameter inPreset: other messages may have the same text, and need it.
  fileprivate static func needless(_ element: ContentElement, inPreset: Bool) -> Finding {
    let help = LocalizedText("remove `hideWhenEmpty`", zh: "删除 `hideWhenEmpty`")
    let removal = inPreset ? nil : element.hideWhenEmptyRemoval
    return Finding(
      "this is never empty", zh: "它永远不为空", at: element.range,
      help: help, fixIts: removal.map { [.init(help, replace: $0, with: "", isSafe: true)] } ?? [])
  }
}
