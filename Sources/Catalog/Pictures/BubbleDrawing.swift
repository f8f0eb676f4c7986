import Foundation
import MessageRuntime
import SourceText

/// Draws a bubble with what is in it, from its own top left corner.
struct BubbleDrawing {
  let colors: PictureColors
  var isOutgoing = false
  var isRightToLeft = false
  private(set) var drawing = Drawing(size: .zero)
  private var origin = CGPoint.zero
  private var contentWidth: CGFloat = 0
  /// Of the bubble, from the top left one clockwise; what reaches them is cut.
  private var corners: [CGFloat] = [0, 0, 0, 0]

  init(
    _ bubble: Bubble, isDark: Bool, _ language: Language, isOutgoing: Bool, isRightToLeft: Bool = false
  ) {
    (self.isOutgoing, self.isRightToLeft) = (isOutgoing, isRightToLeft)
    colors = PictureColors(bubble.kit, isDark: isDark, isOutgoing: isOutgoing, hasBubble: bubble.hasBubble)
    drawing.size = bubble.outerSize
    contentWidth = bubble.size.width
    origin = CGPoint(x: isRightToLeft ? bubble.insets.right : bubble.insets.left, y: bubble.insets.top)
    if bubble.hasBubble { ground(bubble) }
    switch bubble.inside {
    case .content(let placement):
      for item in placement.items { draw(item) }
      if let frame = bubble.timeCorner?.frame(in: drawing.size) { time(frame) }
    case .view(let title, let name): box(title.text(in: language), name, bubble.size)
    case .tip(let text): tip(text)
    }
  }

  private mutating func ground(_ bubble: Bubble) {
    let isAtLeft = isOutgoing == isRightToLeft
    corners = isAtLeft ? [3, 12, 12, 12] : [12, 3, 12, 12]
    let radii = corners
    let path = PathText.box(CGRect(origin: .zero, size: drawing.size), radii: radii)
    drawing.shapes.append(.path(path, fill: colors.bubble))
  }

  private mutating func time(_ frame: CGRect) {
    let x = isRightToLeft ? drawing.size.width - frame.maxX : frame.minX
    let frame = CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size)
    let font = MessageFont(size: 10)
    drawing.shapes.append(.dashedBox(frame, radius: 3, stroke: colors.time))
    drawing.add(
      BrokenText("9:41", font, within: .infinity, limit: 1), in: frame, font: font, color: colors.time,
      alignment: 0.5)
  }

  private mutating func tip(_ text: String) {
    let around = ConversationColors(isDark: colors.isDark)
    let frame = CGRect(origin: .zero, size: drawing.size)
    drawing.shapes.append(.box(frame, radius: 6, fill: around.tip))
    let broken = BrokenText(text, Bubble.tipFont, within: Double(frame.width) - 20 + 1, limit: 0)
    drawing.add(
      broken, in: frame.smaller(by: 10, 5), font: Bubble.tipFont, color: around.tipText, alignment: 0.5)
  }

  private mutating func box(_ title: String, _ name: String, _ size: CGSize, isHatched: Bool = false) {
    let frame = CGRect(origin: origin, size: size).smaller(by: 0.5, 0.5)
    if !isHatched {
      drawing.shapes.append(.lines(PathText.hatching(frame, every: 9), stroke: colors.dashes))
      drawing.shapes.append(.dashedBox(frame, radius: min(8, size.height / 3), stroke: colors.dashes))
    }
    let lines = [(title, MessageFont(size: 13, weight: .semibold)), (name, MessageFont(size: 10.5))]
      .filter { !$0.0.isEmpty }
      .prefix(size.height < 40 ? 1 : 2)
      .map { (BrokenText($0.0, $0.1, within: .infinity, limit: 1), $0.1) }
    let room = CGSize(width: max(0, size.width - 12), height: max(0, size.height - 6))
    let natural = CGSize(
      width: lines.map { CGFloat($0.0.width) }.max() ?? 0, height: lines.reduce(0) { $0 + $1.1.size * 1.4 })
    guard natural.width > 0, natural.height > 0 else { return }
    let scale = min(1, room.width / natural.width, room.height / natural.height)
    // Words that nobody can read are left out.
    if scale < 0.6, !name.isEmpty { return box(title, "", size, isHatched: true) }
    var y = frame.midY - natural.height * scale / 2
    for (broken, font) in lines {
      let font = MessageFont(size: font.size * scale, weight: font.weight)
      let scaled = BrokenText(broken.lines[0].text, font, within: .infinity, limit: 1)
      let width = CGFloat(scaled.width)
      // The hatching ends around the words.
      let plate = CGRect(x: frame.midX - width / 2 - 3, y: y, width: width + 6, height: font.size * 1.4)
      drawing.shapes.append(.box(plate, radius: 3, fill: colors.bubble))
      drawing.add(scaled, in: plate.smaller(by: 3, 0), font: font, color: colors.boxText, alignment: 0)
      y += font.size * 1.4
    }
  }

  // MARK: Content

  private mutating func draw(_ item: MessageContentPlacement.Item) {
    let (frame, inside) = (moved(item.frame), moved(item.inside))
    if let background = item.element.background, frame.width > 0, frame.height > 0 {
      fill(frame, item.element.cornerRadius, colors.css(background, else: "none"))
    }
    switch item.element.kind {
    case .label(let label):
      text(label.text, label.font, label.color, colors.text, lines: label.lines, label.alignment, in: inside)
    case .button(let button):
      text(button.title, button.font, button.color, colors.button, lines: 1, .center, in: inside)
    case .image:
      if inside.width > 0, inside.height > 0 {
        placeholder(inside, item.element.cornerRadius)
      }
    case .rating(let rating): stars(rating, in: inside)
    case .separator(let line):
      drawing.shapes.append(.box(inside, radius: 0, fill: colors.css(line.color, else: colors.separator)))
    case .row, .column: break
    }
  }

  /// Of a frame's corners: those that reach the bubble's are cut by it.
  private func radii(_ frame: CGRect, _ radius: CGFloat) -> [CGFloat] {
    let bubble = CGRect(origin: .zero, size: drawing.size)
    let own = min(radius, frame.width / 2, frame.height / 2)
    func reach(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1 }
    let (left, right) = (reach(frame.minX, bubble.minX), reach(frame.maxX, bubble.maxX))
    let (top, bottom) = (reach(frame.minY, bubble.minY), reach(frame.maxY, bubble.maxY))
    let isCut = [top && left, top && right, bottom && right, bottom && left]
    return zip(isCut, corners).map { $0 ? max(own, $1) : own }
  }

  private mutating func fill(_ frame: CGRect, _ radius: CGFloat, _ color: String) {
    let radii = radii(frame, radius)
    drawing.shapes.append(
      Set(radii).count == 1
        ? .box(frame, radius: radii[0], fill: color) : .path(PathText.box(frame, radii: radii), fill: color))
  }

  /// From the top leading corner of the content to the top left one of the bubble.
  private func moved(_ frame: CGRect) -> CGRect {
    let x = isRightToLeft ? contentWidth - frame.maxX : frame.minX
    return CGRect(x: origin.x + x, y: origin.y + frame.minY, width: frame.width, height: frame.height)
  }

  private mutating func text(
    _ text: String, _ font: MessageFont, _ color: MessageColor?, _ standard: String, lines: Int,
    _ alignment: MessageContent.Alignment, in frame: CGRect
  ) {
    let height = CGFloat(BrokenText.lineHeight) * font.size
    guard !text.isEmpty, frame.width > 0, frame.height > height * 0.6 else { return }
    // No more lines than there is room for.
    let most = Int(min(max(1, (frame.height + 1) / height), 10_000))
    let broken = BrokenText(text, font, within: Double(frame.width), limit: lines == 0 ? most : min(lines, most))
    let leading: CGFloat = isRightToLeft ? 1 : 0
    let fraction: CGFloat =
      switch alignment {
      case .start, .baseline: leading
      case .center: 0.5
      case .end: 1 - leading
      }
    drawing.add(broken, in: frame, font: font, color: colors.css(color, else: standard), alignment: fraction)
  }

  private mutating func stars(_ rating: MessageContent.Rating, in frame: CGRect) {
    for index in 0..<rating.count {
      let x = CGFloat(index) * (rating.item + rating.spacing)
      let star = CGRect(
        x: isRightToLeft ? frame.maxX - x - rating.item : frame.minX + x, y: frame.minY, width: rating.item,
        height: rating.item)
      guard star.minX >= frame.minX - 0.01, star.maxX <= frame.maxX + 0.01, star.maxY <= frame.maxY + 0.01 else {
        break
      }
      let isFilled = index < rating.filledCount
      drawing.shapes.append(
        .path(PathText.star(in: star), fill: isFilled ? colors.css(rating.color, else: colors.star) : colors.emptyStar))
    }
  }

  /// A picture that is not loaded: mountains and a sun.
  private mutating func placeholder(_ frame: CGRect, _ radius: CGFloat) {
    fill(frame, radius, colors.ground)
    let corners = radii(frame, radius)
    let (outer, inner) = (corners[2], corners[3])
    guard frame.width >= 24, frame.height >= 24 else { return }
    func point(_ x: CGFloat, _ y: CGFloat) -> String {
      PathText.point(frame.minX + frame.width * x, frame.minY + frame.height * y)
    }
    let (left, right, bottom) = (frame.minX, frame.maxX, frame.maxY)
    let mountains = [
      "M" + PathText.point(left, frame.minY + frame.height * 0.78), "L" + point(0.26, 0.58), "L" + point(0.46, 0.73),
      "L" + point(0.7, 0.5), "L" + point(1, 0.74), "L" + PathText.point(right, bottom - outer),
      "Q" + PathText.point(right, bottom), PathText.point(right - outer, bottom),
      "L" + PathText.point(left + inner, bottom), "Q" + PathText.point(left, bottom),
      PathText.point(left, bottom - inner), "Z",
    ].joined(separator: " ")
    drawing.shapes.append(.path(mountains, fill: colors.figure))
    let sun = min(frame.width, frame.height) * 0.14
    drawing.shapes.append(
      .box(
        CGRect(x: frame.minX + frame.width * 0.64, y: frame.minY + frame.height * 0.2, width: sun, height: sun),
        radius: sun / 2, fill: colors.figure))
  }
}
