import Schema
import SourceText

extension LintRule {
  static let needlessHideWhenEmpty = LintRule(
    "needless-hide-when-empty", .note, theme: .presentation,
    summary: LocalizedText(
      "`hideWhenEmpty` on something that is never empty",
      zh: "在永远不为空的元素上写了 `hideWhenEmpty`"),
    why: LocalizedText(
      """
      It suggests that a message may come without a text or image, and readers design for that, although the schema \
      rules it out elsewhere.
      """,
      zh: """
        它表示消息可能没有文本或图片，读者会据此设计。而 schema 在别处说明了这不会发生。
        """),
    bad: [
      """
      message: Card
      id: 7
      fields:
        title: { type: string, nonEmpty: true }
        count: int
      layout:
        content:
            ↓
          - { label: "{title}", hideWhenEmpty: true }
            ↓
          - { label: "共 {count} 件", hideWhenEmpty: true }
            ↓
          - { image: { asset: icon }, hideWhenEmpty: true }
      """,
      """
      message: Card
      id: 7
      fields:
        count: int
      layout:
        content:
            ↓
          - label: "{count}"
            hideWhenEmpty: true
            font: 12
            ↓
          - hideWhenEmpty: true
            label: "{count}"
            ↓
          - { hideWhenEmpty: true, label: "{count}" }
      """,
    ],
    good: [
      """
      message: Card
      id: 7
      fields: { title: string, photo: url?, score: { type: int?, range: 0..5 }, kind: { enum: { bus: 1, train: 2 } } }
      layout:
        content:
          - { label: "{title}", hideWhenEmpty: true }
          - { image: photo, width: 60, height: 60, hideWhenEmpty: true }
          - { rating: score, hideWhenEmpty: true }
          - { image: { field: kind, cases: { bus: icon_bus } }, hideWhenEmpty: true }
      """
    ],
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
      LocalizedText("this is never empty", zh: "它永远不为空"), at: element.range,
      help: help, fixIts: removal.map { [.init(help, replace: $0, with: "", isSafe: true)] } ?? [])
  }
}
