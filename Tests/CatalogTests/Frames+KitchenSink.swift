import Examples
import KitchenSink

extension Frames {
  /// Of the generated code of KitchenSink; nil: it does not decode the message.
  init?(kitchenSink example: ExampleMessage, in places: [Place] = Place.all) {
    let id = example.externalID.map { id -> MessageIdentity in
      switch id {
      case .integer(let number): .integer(number)
      case .string(let text): .text(text)
      }
    }
    let message = CustomAttachmentDecoder().decode(example.json, externalID: id, slots: example.slots)
    guard let attachment = message.attachment else { return nil }
    var lines: [String] = []
    for place in places {
      let context = MessageContext(
        direction: place.isOutgoing ? .outgoing : .incoming, session: MessageSession.allCases[place.session])
      guard let layout = attachment.layout(in: context), layout.size != .custom else { continue }
      lines.append(Self.line(String(describing: layout.insets), String(describing: layout.content)))
      for width in place.widths {
        let space = MessageLayoutSpace(cellWidth: 375, maxBubbleWidth: width, measuring: KitchenSinkMeasuring())
        let placement = MessageLayout.placement(of: attachment, in: space, context: context)
        let frames = placement.map { $0.items.map { "\($0.frame) \($0.inside)" } } ?? ["none"]
        let size = MessageLayout.contentSize(of: attachment, in: space, context: context)
        lines += [Self.line("size", String(describing: size))] + frames
      }
    }
    self.init(lines: lines)
  }
}
