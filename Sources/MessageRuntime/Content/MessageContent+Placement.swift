import Foundation

nonisolated extension MessageContent {
  /// Places everything, from the top leading corner on.
  ///
  /// - Parameter size: the bubble's, where something else says it; what does not fit is cut. nil: the content's own,
  ///   not wider than the widest bubble.
  public func placement(in space: MessageLayoutSpace, size fixed: CGSize? = nil) -> MessageContentPlacement {
    let width = (fixed?.width ?? space.maxBubbleWidth).length
    let box = MessageContentBox(self, within: width, in: space)
    var size = fixed.map { CGSize(width: width, height: $0.height.length) } ?? box.size
    var items: [MessageContentPlacement.Item] = []
    box.append(to: &items, at: .zero, within: CGRect(origin: .zero, size: size))
    if fixed == nil {
      size = leavingFree(space.reserved, beside: items, size, within: width)
      if background != nil, !items.isEmpty { items[0].frame.size = size }
    }
    return MessageContentPlacement(size: size, items: items)
  }

  /// A size whose bottom trailing corner nothing is drawn into but the backgrounds of stacks and of the whole.
  private func leavingFree(
    _ corner: CGSize, beside items: [MessageContentPlacement.Item], _ size: CGSize, within width: CGFloat
  ) -> CGSize {
    guard corner.width > 0, corner.height > 0 else { return size }
    var size = CGSize(width: max(size.width, min(corner.width.length, width)), height: size.height)
    for (index, item) in items.enumerated() where !item.element.isStack {
      let isWhole = index == 0 && !isStack
      let drawn = isWhole || item.element.background == nil ? item.inside : item.frame
      guard drawn.width > 0, drawn.height > 0, drawn.maxX > size.width - corner.width else { continue }
      size.height = max(size.height, drawn.maxY + corner.height.length)
    }
    return size
  }

  /// It tells something, if there is room for it.
  var isSeen: Bool {
    switch kind {
    case .label(let label): return !label.text.isEmpty
    case .button(let button): return !button.title.isEmpty
    case .image, .rating: return true
    case .separator, .row, .column: return false
    }
  }

  var isStack: Bool {
    switch kind {
    case .row, .column: return true
    case .label, .image, .rating, .button, .separator: return false
    }
  }

  /// What a row gives room before the others share the rest.
  var isRigid: Bool {
    if width != nil { return true }
    switch kind {
    case .image, .rating, .button, .separator: return true
    case .label, .row, .column: return false
    }
  }
}
