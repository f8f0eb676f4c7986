import Foundation
import MessageRuntime
import SourceText

/// Draws rows of a conversation: bubbles with their avatars and nicknames.
struct CellDrawing {
  let isDark: Bool
  let language: Language
  /// Points.
  let width: CGFloat
  private(set) var drawing: Drawing

  private static let (margin, avatar, gap): (CGFloat, CGFloat, CGFloat) = (10, 38, 8)

  init(isDark: Bool, _ language: Language, width: CGFloat) {
    (self.isDark, self.language, self.width) = (isDark, language, width)
    drawing = Drawing(size: CGSize(width: width, height: 18))
  }

  /// - Parameter title: what is above the row.
  mutating func add(_ bubble: Bubble, isOutgoing: Bool, isRightToLeft: Bool = false, title: String? = nil) {
    var y = drawing.size.height
    if let title { y += caption(title, at: y) }
    let inside = BubbleDrawing(
      bubble, isDark: isDark, language, isOutgoing: isOutgoing, isRightToLeft: isRightToLeft
    ).drawing
    let size = inside.size
    defer {
      drawing.size.height = y + max(size.height, bubble.layout.avatar == false || bubble.isTip ? 0 : Self.avatar) + 18
    }
    if bubble.isTip { return drawing.add(inside, at: CGPoint(x: max(0, (width - size.width) / 2), y: y)) }
    let hasAvatar = bubble.layout.avatar != false
    let isAtRight = (isOutgoing && bubble.layout.alwaysLeft != true) != isRightToLeft
    let inset = Self.margin + (hasAvatar ? Self.avatar + Self.gap : 0)
    let x = max(0, isAtRight ? width - inset - size.width : min(inset, max(0, width - size.width)))
    if hasAvatar {
      avatar(isOutgoing, at: CGPoint(x: isAtRight ? width - Self.margin - Self.avatar : Self.margin, y: y))
    }
    if bubble.layout.nickname == true { y += nickname(isOutgoing, x: x, y: y, size.width, isAtRight: isAtRight) }
    drawing.add(inside, at: CGPoint(x: x, y: y))
  }

  private mutating func avatar(_ isOutgoing: Bool, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: CGSize(width: Self.avatar, height: Self.avatar))
    drawing.shapes.append(.box(frame, radius: Self.avatar / 2, fill: isOutgoing ? "#3d6fd9" : "#a55813"))
    let letter =
      isOutgoing
      ? LocalizedText("M", zh: "我").text(in: language) : LocalizedText("L", zh: "莉").text(in: language)
    let font = MessageFont(size: 15, weight: .semibold)
    drawing.add(
      BrokenText(letter, font, within: .infinity, limit: 1), in: frame, font: font, color: "#ffffff", alignment: 0.5)
  }

  private mutating func nickname(
    _ isOutgoing: Bool, x: CGFloat, y: CGFloat, _ bubble: CGFloat, isAtRight: Bool
  ) -> CGFloat {
    let name = isOutgoing ? LocalizedText("Me", zh: "我") : LocalizedText("Lily", zh: "莉莉")
    let font = MessageFont(size: 11)
    let broken = BrokenText(name.text(in: language), font, within: .infinity, limit: 1)
    let left = isAtRight ? x + bubble - CGFloat(broken.width) - 2 : x + 2
    drawing.add(
      broken, in: CGRect(x: left, y: y, width: CGFloat(broken.width), height: 14), font: font,
      color: ConversationColors(isDark: isDark).quietText, alignment: 0)
    return 18
  }

  private mutating func caption(_ text: String, at y: CGFloat) -> CGFloat {
    let font = MessageFont(size: 11, weight: .medium)
    drawing.add(
      BrokenText(text, font, within: Double(width), limit: 1), in: CGRect(x: 0, y: y - 6, width: width, height: 14),
      font: font, color: ConversationColors(isDark: isDark).quietText, alignment: 0.5)
    return 16
  }
}
