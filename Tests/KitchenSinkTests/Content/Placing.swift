import Foundation
import MessageRuntime
import Testing

@testable import KitchenSink

/// A message's content, placed with letters ten points wide; what tests compare with what they have computed by hand.
struct Placing {
  /// One part: where it stands, and what it is.
  struct Part: Equatable {
    var frame: [CGFloat]
    /// The frame without padding; nil: the same.
    var inside: [CGFloat]?
    var what: String

    init(_ what: String, _ frame: [CGFloat], inside: [CGFloat]? = nil) {
      self.frame = frame
      self.inside = inside
      self.what = what
    }
  }

  var size: CGSize
  var parts: [Part]
  var placement: MessageContentPlacement
  /// What `contentSize` says of the same.
  var contentSize: CGSize?

  /// nil: the message has no content.
  init?(
    _ message: CustomMessage, _ direction: MessageDirection = .incoming, _ session: MessageSession = .p2p,
    cell: CGFloat = 400, bubble: CGFloat = 250, reserved: CGSize = .zero, textScale: CGFloat = 1
  ) {
    let space = MessageLayoutSpace(
      cellWidth: cell, maxBubbleWidth: bubble, measuring: FakeMeasuring(), reserved: reserved, textScale: textScale)
    guard
      let placement = CustomMessageLayout.placement(of: message, direction: direction, session: session, in: space)
    else { return nil }
    self.placement = placement
    size = placement.size
    contentSize = CustomMessageLayout.contentSize(of: message, direction: direction, session: session, in: space)
    parts = placement.items.map { item in
      let frame = Self.numbers(item.frame)
      let inside = Self.numbers(item.inside)
      return Part(Self.what(item.element), frame, inside: frame == inside ? nil : inside)
    }
  }

  func element(_ what: String) -> MessageContent? {
    placement.items.first { Self.what($0.element) == what }?.element
  }

  private static func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }

  private static func what(_ element: MessageContent) -> String {
    switch element.kind {
    case .label(let label): return label.text
    case .image(let image):
      switch image.source {
      case .asset(let name): return "asset \(name ?? "none")"
      case .url(let url): return "picture \(url?.absoluteString ?? "none")"
      }
    case .rating(let rating): return "\(rating.filledCount)/\(rating.count)"
    case .button(let button): return "[\(button.title)]"
    case .separator: return "line"
    case .row: return "row"
    case .column: return "column"
    }
  }
}

/// Where the parts of a content stand, and how large it is, whoever asks.
func expect(
  _ placing: Placing?, _ size: [CGFloat], _ parts: [Placing.Part],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(placing.map { [$0.size.width, $0.size.height] } == size, sourceLocation: sourceLocation)
  #expect(placing?.contentSize == placing?.size, sourceLocation: sourceLocation)
  #expect(placing?.parts == parts, sourceLocation: sourceLocation)
}
