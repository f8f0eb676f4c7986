import Foundation

nonisolated extension MessageContent.Stack {
  /// Between two elements of a row: no more than there is room for.
  func gap(within room: CGFloat) -> CGFloat {
    elements.count > 1 ? min(spacing.length, room / CGFloat(elements.count - 1)) : 0
  }

  /// How far below the others an element stands for their baselines to be one; 0 where the alignment is another.
  func drop(of boxes: [MessageContentBox]) -> (MessageContentBox) -> CGFloat {
    guard alignment == .baseline, let lowest = boxes.map(\.baseline).max() else { return { _ in 0 } }
    return { lowest - $0.baseline }
  }
}

nonisolated extension MessageContent.Alignment {
  func offset(of length: CGFloat, in room: CGFloat) -> CGFloat {
    switch self {
    case .start, .baseline: return 0
    case .center: return ((room - length) / 2).length
    case .end: return (room - length).length
    }
  }
}

nonisolated extension CGFloat {
  /// A length that can be laid out: never negative, never endless, always a number.
  var length: CGFloat { self > 0 ? Swift.min(self, 1_000_000) : 0 }
}

nonisolated extension CGRect {
  /// What of it lies in another; an edge of it, without any area, where nothing does.
  func cut(to other: CGRect) -> CGRect {
    let left = Swift.min(Swift.max(minX, other.minX), other.maxX)
    let top = Swift.min(Swift.max(minY, other.minY), other.maxY)
    let right = Swift.min(Swift.max(maxX, left), other.maxX)
    let bottom = Swift.min(Swift.max(maxY, top), other.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
