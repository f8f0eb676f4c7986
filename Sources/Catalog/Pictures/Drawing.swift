import Foundation
import MessageRuntime

/// What a picture is made of, in points from its top left corner.
struct Drawing: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// A rectangle with rounded corners.
    case box(CGRect, radius: CGFloat, fill: String)
    case dashedBox(CGRect, radius: CGFloat, stroke: String)
    /// As SVG writes it.
    case path(String, fill: String)
    case lines(String, stroke: String)
    case text(Text)
  }

  /// A line of text.
  struct Text: Hashable, Sendable {
    var text: String
    var x: CGFloat
    /// The baseline.
    var y: CGFloat
    var width: CGFloat
    var size: CGFloat
    var weight: Int
    var color: String
  }

  var size: CGSize
  var shapes: [Shape] = []

  /// All of another drawing, moved.
  mutating func add(_ other: Drawing, at origin: CGPoint) {
    shapes += other.shapes.map { $0.moved(by: origin) }
  }

  /// Lines of text in a frame, from its top on.
  mutating func add(
    _ broken: BrokenText, in frame: CGRect, font: MessageFont, color: String, alignment: CGFloat
  ) {
    let height = CGFloat(BrokenText.lineHeight) * font.size
    // Texts are in the middle of frames that are higher than they are.
    var y = frame.minY + max(0, (frame.height - height * CGFloat(broken.lines.count)) / 2)
    for line in broken.lines {
      defer { y += height }
      if line.text.isEmpty { continue }
      let width = min(CGFloat(line.width), frame.width)
      shapes.append(
        .text(
          Text(
            text: line.text, x: frame.minX + (frame.width - width) * alignment,
            y: y + CGFloat(BrokenText.baseline) * font.size, width: width, size: font.size,
            weight: font.weight.number, color: color)))
    }
  }
}

extension Drawing.Shape {
  fileprivate func moved(by origin: CGPoint) -> Self {
    switch self {
    case .box(let frame, let radius, let fill):
      return .box(frame.offsetBy(dx: origin.x, dy: origin.y), radius: radius, fill: fill)
    case .dashedBox(let frame, let radius, let stroke):
      return .dashedBox(frame.offsetBy(dx: origin.x, dy: origin.y), radius: radius, stroke: stroke)
    case .path(let path, let fill): return .path(PathText.moved(path, by: origin), fill: fill)
    case .lines(let path, let stroke): return .lines(PathText.moved(path, by: origin), stroke: stroke)
    case .text(var text):
      text.x += origin.x
      text.y += origin.y
      return .text(text)
    }
  }
}

extension CGRect {
  /// Smaller by so much on each side, but never less than nothing: `insetBy` then has no frame at all.
  func smaller(by x: CGFloat, _ y: CGFloat) -> CGRect { insetBy(dx: min(x, width / 2), dy: min(y, height / 2)) }
}

extension MessageFont.Weight {
  /// As CSS has it.
  var number: Int {
    switch self {
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}
