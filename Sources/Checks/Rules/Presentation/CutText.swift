import Schema
import SourceText

extension LintRule {
  static let cutText = LintRule(
    "cut-text", .warning, theme: .presentation,
    .layout { message, _ in
      message.layout?.contents.flatMap { content in
        cuts(content.root, in: content.size?.value.height, hasFixedHeights: !content.scalesText)
      } ?? []
    })
}

/// Labels that are higher than the room they have, if that is fixed.
private func cuts(_ element: ContentElement, in room: Double?, hasFixedHeights: Bool) -> [Finding] {
  let heights = [room, hasFixedHeights ? element.height?.value : nil].compactMap { $0 }
  let inner = heights.min().map { $0 - element.paddingDown }
  if let inner, case .label(let label) = element.kind, label.height > inner {
    return [.cut(label, inner, element.range)]
  }
  return element.children.flatMap { cuts($0, in: inner, hasFixedHeights: hasFixedHeights) }
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
    let font = label.style.font.value.rounded(.down).plainText
    let (lines, height) = (label.lines.value, max(0, room).rounded(.down).plainText)
    return Finding(
      "\(wanted(lines)) at \(font) points may not fit a height of \(height) points",
      zh: "\(font) pt 的\(wanted(lines))可能放不进 \(height) pt 的高度", at: range,
      help: lines == 1
        ? LocalizedText("increase the height", zh: "增大高度")
        : LocalizedText(
          "limit the text with `lines: 1`, or remove the height",
          zh: "用 `lines: 1` 限制行数，或去掉高度"))
  }

  private static func wanted(_ lines: Int) -> LocalizedText {
    switch lines {
    case 0: LocalizedText("text of any length", zh: "不限行数的文本")
    case 1: LocalizedText("one line of text", zh: "一行文本")
    default: LocalizedText("\(lines) lines of text", zh: " \(lines) 行文本")
    }
  }
}
