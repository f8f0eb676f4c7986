import Schema
import SourceText

extension Rule {
  static let cutText = Rule(
    "cut-text", .warning,
    summary: "a text with more lines than its fixed height has room for",
    why: """
      A title that fits in the mock-up has three lines in German, or with a longer name. In a fixed height its last \
      lines are cut, or run over what is below.
      """,
    bad: [
      """
      message: Card
      id: 7
      fields: { title: string, text: string }
      layout:
        size: [249, 80]
        content:
            ↓
          - label: "{title}"
            ↓
          - label: "{text}"
            font: 20
            lines: 2
            height: 40
      """
    ],
    good: [
      """
      message: Card
      id: 7
      fields: { title: string, text: string }
      layout:
        size: [249, 80]
        content:
          - { label: "{title}", lines: 1 }
          - { label: "{text}", font: 12, lines: 2, height: 40 }
          - { label: 查看 }
      ---
      message: Note
      id: 8
      fields: { text: string }
      layout:
        content: { label: "{text}", minHeight: 40 }
      """
    ],
    .message { message, _ in
      message.layout?.contents.flatMap { content in cuts(content.root, in: content.size?.value.height) } ?? []
    })
}

/// Labels that are higher than the room they have, if that is fixed.
private func cuts(_ element: ContentElement, in room: Double?) -> [Finding] {
  let heights = [room, element.height?.value].compactMap { $0 }
  guard let inner = heights.min().map({ $0 - element.paddingDown }) else {
    return element.children.flatMap { cuts($0, in: nil) }
  }
  if case .label(let label) = element.kind, label.height > inner { return [.cut(label, inner, element.range)] }
  return element.children.flatMap { cuts($0, in: inner) }
}

extension ContentElement.Label {
  /// With all its lines; of a text without fields, which is written to fit, nothing.
  fileprivate var height: Double {
    if text.value.leaves.allSatisfy(\.template.isLiteral) { return 0 }
    return lines.value == 0 ? .infinity : Double(lines.value) * style.font.value * 1.2
  }
}

extension Layout.Size {
  fileprivate var height: Double? {
    guard case .fixed(let extent) = self, extent.height.reference == .none else { return nil }
    return extent.height.points
  }
}

extension Finding {
  fileprivate static func cut(_ label: ContentElement.Label, _ room: Double, _ range: SourceRange) -> Finding {
    let lines = label.lines.value
    let wanted = lines == 0 ? "any number of lines" : lines == 1 ? "a line" : "\(lines) lines"
    return Finding(
      "\(wanted) of \(Int(label.style.font.value)) points may not fit in a height of \(Int(room)) points", at: range,
      help: lines == 1 ? "raise the height" : "say how many with `lines: 1`, or leave the height to the text")
  }
}
