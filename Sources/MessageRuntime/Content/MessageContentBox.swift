import Foundation

/// An element that has been measured: its size, and where the elements in it stand.
///
/// Widths are proposed from the top down, sizes come back up. A text is measured once; where several elements share
/// what is left of a row, once more for each such row that it stands in.
nonisolated struct MessageContentBox {
  /// An element inside, from the box's own corner.
  struct Part {
    var origin: CGPoint
    var box: MessageContentBox
  }

  /// More elements inside of one another are not shown.
  static let deepest = 100

  let element: MessageContent
  var size: CGSize
  var parts: [Part] = []
  /// From the top to where its first line of text stands; without text, to the bottom.
  private(set) var baseline: CGFloat = 0
  /// It shows text, or something in it does.
  private let hasText: Bool
  private let padding: MessageLayout.Insets

  /// - Parameters:
  ///   - isInRow: what a separator goes by.
  ///   - isWish: only the width counts, with the whole proposal for each text: nothing is shared.
  init(
    _ element: MessageContent, within proposal: CGFloat, in space: MessageLayoutSpace, isInRow: Bool = false,
    isWish: Bool = false, depth: Int = 0
  ) {
    let element = element.scalingText(by: space.textScale)
    self.element = element
    let length = element.width ?? element.maxWidth
    let bound = min(proposal, length?.resolved(in: space).length ?? proposal)
    let edges = element.padding ?? MessageLayout.Insets(0, 0, 0, 0)
    let left = min(edges.left.length, bound)
    let right = min(edges.right.length, bound - left)
    padding = MessageLayout.Insets(edges.top.length, left, edges.bottom.length, right)
    let room = bound - left - right
    let down = padding.top + padding.bottom
    size = CGSize(width: bound, height: down)

    var inside = CGSize.zero
    var boxes: [MessageContentBox] = []
    switch element.kind {
    case .label, .button: inside = Self.size(of: element.text, within: room, in: space)
    case .rating(let rating): inside = Self.size(of: rating)
    case .image(let image):
      inside = Self.size(
        of: image, width: element.width == nil ? nil : room, height: element.height.map { ($0.length - down).length },
        within: room, in: space)
    case .separator(let line):
      inside = CGSize(width: isInRow ? line.thickness.length : 0, height: isInRow ? 0 : line.thickness.length)
    case .row(let stack):
      boxes = depth < Self.deepest ? Self.row(stack, within: room, in: space, isWish: isWish, depth: depth + 1) : []
      let drop = stack.drop(of: boxes)
      inside = CGSize(
        width: boxes.reduce(0) { $0 + $1.size.width } + stack.gap(within: room) * CGFloat(max(0, boxes.count - 1)),
        height: boxes.lazy.filter { !$0.isStretched(isInRow: true) }.map { $0.size.height + drop($0) }.max() ?? 0)
    case .column(let stack):
      guard depth < Self.deepest else { break }
      boxes = stack.elements.map {
        MessageContentBox($0, within: room, in: space, isWish: isWish, depth: depth + 1)
      }
      inside = CGSize(
        width: boxes.lazy.filter { !$0.isStretched(isInRow: false) }.map(\.size.width).max() ?? 0,
        height: boxes.reduce(0) { $0 + $1.size.height } + stack.spacing.length * CGFloat(max(0, boxes.count - 1)))
    }

    if element.width == nil { size.width = min(bound, inside.width + left + right) }
    hasText = element.text != nil || boxes.contains(where: \.hasText)
    let least = (element.height ?? element.minHeight)?.length ?? 0
    size.height = element.height == nil || hasText && space.textScale != nil ? max(inside.height + down, least) : least
    place(boxes, within: room, in: space)
    baseline = self.baseline(ofTextAsHighAs: inside.height, in: space)
  }

  // MARK: Measuring

  private static func size(
    of text: MessageContent.Label?, within width: CGFloat, in space: MessageLayoutSpace
  ) -> CGSize {
    // To a text system, no width means any width.
    guard let text, width > 0 else { return .zero }
    let size = space.measuring.size(of: text.text, font: text.font, lines: max(0, text.lines), within: width)
    return CGSize(width: min(size.width.length.rounded(.up), width), height: size.height.length.rounded(.up))
  }

  private static func size(of rating: MessageContent.Rating) -> CGSize {
    let count = CGFloat(rating.count)
    let gaps = max(0, count - 1) * rating.spacing.length
    return CGSize(width: count * rating.item.length + gaps, height: count == 0 ? 0 : rating.item.length)
  }

  /// The side that the schema leaves out is the asset's own, in proportion.
  private static func size(
    of image: MessageContent.Image, width: CGFloat?, height: CGFloat?, within room: CGFloat,
    in space: MessageLayoutSpace
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    var name = image.placeholder
    if case .asset(let asset?) = image.source { name = asset }
    guard let name, let size = space.measuring.size(ofImage: name), size.width.length > 0, size.height.length > 0
    else { return CGSize(width: min(width ?? 0, room), height: height ?? 0) }
    let own = CGSize(width: size.width.length, height: size.height.length)
    let across = min(width ?? height.map { $0 * own.width / own.height } ?? own.width, room)
    return CGSize(width: across, height: height ?? (across * own.height / own.width).length)
  }

  /// First those that know their width; the others share what is left.
  private static func row(
    _ stack: MessageContent.Stack, within room: CGFloat, in space: MessageLayoutSpace, isWish: Bool, depth: Int
  ) -> [MessageContentBox] {
    let elements = stack.elements
    var left = room - stack.gap(within: room) * CGFloat(max(0, elements.count - 1))
    var boxes = [MessageContentBox?](repeating: nil, count: elements.count)
    func measure(_ index: Int, within width: CGFloat, isWish: Bool) -> MessageContentBox {
      MessageContentBox(
        elements[index], within: width.length, in: space, isInRow: true, isWish: isWish, depth: depth)
    }
    for index in elements.indices where elements[index].isRigid {
      let box = measure(index, within: left, isWish: isWish)
      boxes[index] = box
      left -= box.size.width
    }
    let others = elements.indices.filter { !elements[$0].isRigid }
    let isAlone = others.count == 1
    // What each would take of all that is left. Of a text that is the measuring, too.
    for index in others {
      boxes[index] = measure(index, within: left, isWish: isWish || !isAlone && elements[index].isStack)
    }
    if isWish || isAlone { return boxes.compactMap { $0 } }
    let share = Self.share(of: left, among: others.compactMap { boxes[$0]?.size.width })
    for index in others {
      let isModest = boxes[index].map { $0.size.width <= share } ?? false
      if isModest && !elements[index].isStack { continue }
      boxes[index] = measure(index, within: isModest ? left : share, isWish: false)
    }
    return boxes.compactMap { $0 }
  }

  /// The most that one may take: who wants less than an equal share gets it, and leaves the rest to the others.
  private static func share(of room: CGFloat, among wishes: [CGFloat]) -> CGFloat {
    var left = room.length
    var others = wishes
    var share: CGFloat = 0
    while let least = others.indices.min(by: { others[$0] < others[$1] }) {
      let equal = left / CGFloat(others.count)
      let wish = others.remove(at: least)
      // What is lost in dividing is no reason to wrap a text.
      if wish > equal + 1e-6 { return max(share, equal) }
      share = wish
      left -= wish
    }
    return share
  }

  // MARK: Placing

  private func baseline(ofTextAsHighAs height: CGFloat, in space: MessageLayoutSpace) -> CGFloat {
    if let font = element.text?.font {
      // A label has its text in the middle of its height.
      let room = size.height - padding.top - padding.bottom
      return padding.top + (room - height) / 2 + space.measuring.ascent(of: font).length
    }
    return parts.first { $0.box.hasText }.map { $0.origin.y + $0.box.baseline } ?? size.height
  }

  /// A separator is as long as its stack, unless it says how long it is.
  private func isStretched(isInRow: Bool) -> Bool {
    guard case .separator = element.kind else { return false }
    return isInRow ? element.height == nil : element.width == nil
  }

  private mutating func place(_ boxes: [MessageContentBox], within room: CGFloat, in space: MessageLayoutSpace) {
    let inside = CGSize(
      width: size.width - padding.left - padding.right, height: (size.height - padding.top - padding.bottom).length)
    switch element.kind {
    case .row(let stack):
      let drop = stack.drop(of: boxes)
      var x = padding.left
      for var box in boxes {
        let isStretched = box.isStretched(isInRow: true)
        if isStretched { box.size.height = inside.height }
        let offset = stack.alignment.offset(of: box.size.height, in: inside.height)
        let y = padding.top + offset + (isStretched ? 0 : drop(box))
        parts.append(Part(origin: CGPoint(x: x, y: y), box: box))
        x += box.size.width + stack.gap(within: room)
      }
    case .column(let stack):
      var y = padding.top
      for var box in boxes {
        if box.isStretched(isInRow: false) {
          box.size.width = min(inside.width, box.element.maxWidth?.resolved(in: space).length ?? inside.width)
        }
        let x = padding.left + stack.alignment.offset(of: box.size.width, in: inside.width)
        parts.append(Part(origin: CGPoint(x: x, y: y), box: box))
        y += box.size.height + stack.spacing.length
      }
    case .label, .image, .rating, .button, .separator: break
    }
  }

  /// Adds what is drawn, cut to the box that it stands in.
  func append(to items: inout [MessageContentPlacement.Item], at origin: CGPoint, within outer: CGRect) {
    let frame = CGRect(origin: origin, size: size).cut(to: outer)
    let inside = CGRect(
      x: origin.x + padding.left, y: origin.y + padding.top, width: (size.width - padding.left - padding.right).length,
      height: (size.height - padding.top - padding.bottom).length
    ).cut(to: frame)
    if !element.isStack || element.background != nil {
      items.append(MessageContentPlacement.Item(frame: frame, inside: inside, element: element))
    }
    for part in parts {
      let corner = CGPoint(x: origin.x + part.origin.x, y: origin.y + part.origin.y)
      part.box.append(to: &items, at: corner, within: inside)
    }
  }
}
