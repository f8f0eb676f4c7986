import Schema
import SourceText

extension LintRule {
  static let contentTooWide = LintRule(
    "content-too-wide", .warning, theme: .presentation,
    .layout { message, schema in
      guard let layout = message.layout, layout.kind == .bubble else { return [] }
      let isTUIKit = schema.tuikitTarget(of: message) != nil && !message.isBuiltIn
      let room = Room(width: isTUIKit ? Room.tuikit : Room.bubble)
      let sizes = isTUIKit ? layout.entries.compactMap(\.size).filter(room.isExceeded) : []
      return sizes.map { .tooWide($0.range, room.width) }
        + layout.contents.flatMap { content in
          room.within(content.size?.value).culprits(content.root).map { .tooWide($0.0, $0.1) }
        }
    })
}

/// What an element may be as wide as, on a phone of 375 points.
private struct Room {
  static let phone = 375.0
  static let bubble = phone * 0.75
  static let tuikit = 265.0

  var width: Double

  /// Beside `content`, a size that is fixed is the room.
  func within(_ size: Layout.Size?) -> Room {
    guard case .fixed(let extent)? = size else { return self }
    return Room(width: max(width, points(extent.width)))
  }

  func isExceeded(_ size: Located<Layout.Size>) -> Bool {
    guard case .fixed(let extent) = size.value else { return false }
    return points(extent.width) > width
  }

  /// The innermost elements that are too wide, with the width that they have.
  func culprits(_ element: ContentElement) -> [(SourceRange, Double)] {
    if let own = element.width, points(own.value) > width { return [(own.range, width)] }
    let inner = Room(width: (element.width.map { points($0.value) } ?? width) - element.paddingAcross)
    let found = element.children.flatMap { inner.culprits($0) }
    guard found.isEmpty, inner.least(inside: element) > inner.width else { return found }
    return [(element.range, width)]
  }

  /// The width that an element takes whatever its texts are.
  private func least(_ element: ContentElement) -> Double {
    element.width.map { points($0.value) } ?? least(inside: element) + element.paddingAcross
  }

  private func least(inside element: ContentElement) -> Double {
    switch element.kind {
    case .label, .button, .image, .separator: 0
    case .rating(let rating): Double(rating.max) * rating.starSize + Double(rating.max - 1) * rating.spacing
    case .column(let stack): stack.elements.map { least($0) }.max() ?? 0
    case .row(let stack):
      stack.steady.map { least($0) }.reduce(0, +) + stack.spacing * Double(max(0, stack.steady.count - 1))
    }
  }

  private func points(_ length: Layout.Length) -> Double {
    switch length.reference {
    case .none: length.points
    case .full: length.factor * Room.phone + length.points
    case .max: length.factor * width + length.points
    }
  }
}

extension ContentElement.Stack {
  /// The elements that are always shown.
  fileprivate var steady: [ContentElement] { elements.filter { $0.condition == nil && !$0.hidesWhenEmpty } }
}

extension Finding {
  fileprivate static func tooWide(_ range: SourceRange, _ room: Double) -> Finding {
    let points = room.rounded(.down).plainText
    return Finding(
      "this is wider than the \(points) points available on a narrow phone", zh: "超出了窄屏手机上可用的 \(points) pt 宽度",
      at: range,
      help: LocalizedText(
        "use smaller widths, or widths relative to `max`, such as `max*0.4`", zh: "减小宽度，或写成相对 `max` 的宽度，例如 `max*0.4`"))
  }
}
