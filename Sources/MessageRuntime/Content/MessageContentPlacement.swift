import Foundation

/// The size of a bubble's content, and where its parts stand: what measures the bubble and what fills it both ask this.
nonisolated public struct MessageContentPlacement: Equatable, Sendable {
  /// A part that is drawn: all but the stacks without a background. Backgrounds come before what stands on them.
  public struct Item: Equatable, Sendable {
    /// With its padding; points from the top and from the leading edge.
    public var frame: CGRect
    /// Without its padding.
    public let inside: CGRect
    public let element: MessageContent
  }

  public let size: CGSize
  /// In the order of the schema.
  public let items: [Item]

  /// What there is to read aloud: texts, and ratings as "4 of 5".
  public var texts: [String] {
    items.compactMap { item in
      if case .rating(let rating) = item.element.kind { return rating.count == 0 ? nil : rating.text }
      return item.element.text.flatMap { $0.text.isEmpty ? nil : $0.text }
    }
  }

  /// A picture or a background reaches the edge, where a bubble has round corners.
  public var reachesEdge: Bool {
    let whole = CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)
    return items.contains { item in
      if case .image = item.element.kind {} else if item.element.background == nil { return false }
      return !item.frame.isEmpty && !whole.contains(item.frame)
    }
  }

  /// All of it is hidden or has no text: lines and backgrounds alone tell nothing.
  public var isEmpty: Bool {
    !items.contains { $0.inside.width > 0 && $0.inside.height > 0 && $0.element.isSeen }
  }
}
