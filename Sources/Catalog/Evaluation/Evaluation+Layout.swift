import Foundation
import Inspection
import MessageRuntime
import Schema

/// How a bubble is laid out, as generated code says it.
extension Evaluation {
  /// Nil: the SDK's or UI kit's own way.
  public func layout() -> MessageLayout? {
    guard let layout = message.layout else { return nil }
    var result = MessageLayout(view: "")
    apply(layout.base, to: &result)
    // The first one that holds wins.
    for variant in layout.variants.reversed() where holds(variant.condition) { apply(variant.properties, to: &result) }
    return result
  }

  private func apply(_ entry: Layout.Properties, to layout: inout MessageLayout) {
    switch entry.view?.value {
    case .one(let name)?, .style(_, let name)?: (layout.view, layout.minimalistView) = (name, nil)
    case .styles(let classic, let minimalist)?: (layout.view, layout.minimalistView) = (classic, minimalist)
    case nil: break
    }
    if let size = entry.size { layout.size = self.size(size.value) }
    if let insets = entry.insets?.value {
      layout.insets = MessageLayout.Insets(context.direction == .outgoing ? insets.outgoing : insets.incoming)
    }
    if let bubble = entry.bubble { layout.bubble = bubble.value }
    if let avatar = entry.avatar { layout.avatar = avatar.value }
    if let nickname = entry.nickname { layout.nickname = nickname.value }
    if let side = entry.side { layout.alwaysLeft = side.value == .left }
    if let scalesText = entry.scalesText { layout.scalesText = scalesText.value }
    if let content = entry.content { layout.content = self.content(content) }
  }

  private func size(_ size: Layout.Size) -> MessageLayout.Size {
    switch size {
    case .auto: .automatic
    case .hook: .custom
    case .fixed(let extent): .fixed(MessageLayout.Extent(extent))
    case .text(let text):
      .text(
        MessageLayout.MeasuredText(
          example.text(text.text), font: CGFloat(text.font), bold: text.isBold, lines: text.lines,
          padding: MessageLayout.Insets(text.padding), width: text.width.map { MessageLayout.Length($0) },
          maxWidth: text.maxWidth.map { MessageLayout.Length($0) }, min: text.min.map { MessageLayout.Extent($0) },
          max: text.max.map { MessageLayout.Extent($0) }))
    case .aspectRatio(let aspect):
      .aspect(
        width: example.number(at: aspect.width), height: example.number(at: aspect.height),
        min: aspect.min.map { MessageLayout.Extent($0) }, max: aspect.max.map { MessageLayout.Extent($0) },
        otherwise: aspect.otherwise.map { MessageLayout.Extent($0) })
    case .image(let image):
      .image(
        asset(image.asset), extra: CGSize(width: image.extraWidth, height: image.extraHeight),
        otherwise: image.otherwise.map { MessageLayout.Extent($0) })
    }
  }
}

extension MessageLayout.Length {
  init(_ length: Layout.Length) {
    switch length.reference {
    case .none: self = .points(CGFloat(length.points))
    case .full: self = .full(times: CGFloat(length.factor), plus: CGFloat(length.points))
    case .max: self = .max(times: CGFloat(length.factor), plus: CGFloat(length.points))
    }
  }
}

extension MessageLayout.Extent {
  fileprivate init(_ extent: Layout.Extent) {
    self.init(MessageLayout.Length(extent.width), MessageLayout.Length(extent.height))
  }
}

extension MessageLayout.Insets {
  init(_ edges: Layout.Edges) {
    self.init(CGFloat(edges.top), CGFloat(edges.left), CGFloat(edges.bottom), CGFloat(edges.right))
  }
}
