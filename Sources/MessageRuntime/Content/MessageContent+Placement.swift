import Foundation

nonisolated extension MessageContent {
  /// Places everything, from the top leading corner on.
  ///
  /// - Parameter size: the bubble's, where something else says it; what does not fit is cut, but larger text than usual
  ///   makes it higher. nil: the content's own, not wider than the widest bubble.
  public func placement(in space: MessageLayoutSpace, size fixed: CGSize? = nil) -> MessageContentPlacement {
    let width = (fixed?.width ?? space.maxBubbleWidth).length
    let box = MessageContentBox(self, within: width, in: space)
    var size = box.size
    if let fixed {
      let height = fixed.height.length
      size = CGSize(width: width, height: (space.textScale ?? 1) > 1 ? max(height, box.size.height) : height)
    }
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
    case .label, .button: return text?.text.isEmpty == false
    case .image, .rating: return true
    case .separator, .row, .column: return false
    }
  }

  /// With its text in the size of the reader; the elements in it are as they were.
  func scalingText(by scale: CGFloat?) -> MessageContent {
    guard let scale else { return self }
    var element = self
    if case .label(var label) = kind {
      label.font.size *= scale
      element.kind = .label(label)
    } else if case .button(var button) = kind {
      button.font.size *= scale
      element.kind = .button(button)
    }
    return element
  }

  /// A label, or the title of a button.
  var text: Label? {
    switch kind {
    case .label(let label): return label
    case .button(let button): return Label(button.title, font: button.font, lines: 1)
    case .image, .rating, .separator, .row, .column: return nil
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
