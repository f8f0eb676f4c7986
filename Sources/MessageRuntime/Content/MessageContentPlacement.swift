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
      switch item.element.kind {
      case .label(let label): return label.text.isEmpty ? nil : label.text
      case .button(let button): return button.title.isEmpty ? nil : button.title
      case .rating(let rating): return rating.count == 0 ? nil : rating.text
      case .image, .separator, .row, .column: return nil
      }
    }
  }

  /// All of it is hidden or has no text: lines and backgrounds alone tell nothing.
  public var isEmpty: Bool {
    !items.contains { $0.inside.width > 0 && $0.inside.height > 0 && $0.element.isSeen }
  }
}
