import Catalog
import MessageRuntime

/// What becomes of a bubble, as text.
struct Frames: Equatable {
  /// Where a bubble is shown: who sends, in which kind of conversation, the widest bubbles in points.
  struct Place {
    let isOutgoing: Bool
    /// In the order of all of them.
    let session: Int
    var widths = [245.0, 250, 281.25, 120]

    static let all = [false, true].flatMap { isOutgoing in
      (0..<MessageSession.allCases.count).map { Place(isOutgoing: isOutgoing, session: $0) }
    }
  }

  let lines: [String]

  init(_ attachment: any CustomAttachment, in places: [Place] = Place.all) {
    var lines: [String] = []
    for place in places {
      let context = MessageContext(
        direction: place.isOutgoing ? .outgoing : .incoming, session: MessageSession.allCases[place.session])
      // A view's class has the name of its target, and what a hook computes is known to the app alone.
      guard let layout = attachment.layout(in: context), layout.size != .custom else { continue }
      lines.append("\(String(describing: layout.insets)): \(String(describing: layout.content))")
      for width in place.widths {
        let space = MessageLayoutSpace(cellWidth: 375, maxBubbleWidth: width, measuring: TableMeasuring())
        let placement = MessageLayout.placement(of: attachment, in: space, context: context)
        let frames = placement.map { $0.items.map { "\($0.frame) \($0.inside)" } } ?? ["none"]
        let size = MessageLayout.contentSize(of: attachment, in: space, context: context)
        lines += ["size: \(String(describing: size))"] + frames
      }
    }
    self.lines = lines
  }
}
