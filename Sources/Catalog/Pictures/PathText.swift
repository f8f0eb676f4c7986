import Foundation

/// Paths as SVG writes them: absolute commands, of which each point is `x,y`.
enum PathText {
  /// With at most two decimals; no picture is so large as what is cut.
  static func number(_ value: CGFloat) -> String {
    let bounded = value.isNaN ? 0 : min(max(Double(value), -1e9), 1e9)
    let hundredths = Int((bounded * 100).rounded())
    let digits = String(abs(hundredths) % 100 + 100).dropFirst()
    let decimals = digits.hasSuffix("0") ? digits.dropLast() : digits
    let fraction = decimals == "0" ? "" : "." + decimals
    return (hundredths < 0 ? "-" : "") + String(abs(hundredths) / 100) + fraction
  }

  static func point(_ x: CGFloat, _ y: CGFloat) -> String { "\(number(x)),\(number(y))" }

  static func moved(_ path: String, by origin: CGPoint) -> String {
    path.split(separator: " ").map { part in
      let command = part.first?.isLetter == true ? String(part.prefix(1)) : ""
      let numbers = part.dropFirst(command.count).split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2 else { return String(part) }
      return command + point(CGFloat(numbers[0]) + origin.x, CGFloat(numbers[1]) + origin.y)
    }.joined(separator: " ")
  }

  /// A rectangle with a radius for each corner, from the top left one clockwise.
  static func box(_ frame: CGRect, radii: [CGFloat]) -> String {
    let most = min(frame.width, frame.height) / 2
    let r = radii.map { min($0, most) }
    return [
      "M" + point(frame.minX + r[0], frame.minY), "L" + point(frame.maxX - r[1], frame.minY),
      "Q" + point(frame.maxX, frame.minY), point(frame.maxX, frame.minY + r[1]),
      "L" + point(frame.maxX, frame.maxY - r[2]), "Q" + point(frame.maxX, frame.maxY),
      point(frame.maxX - r[2], frame.maxY), "L" + point(frame.minX + r[3], frame.maxY),
      "Q" + point(frame.minX, frame.maxY), point(frame.minX, frame.maxY - r[3]),
      "L" + point(frame.minX, frame.minY + r[0]), "Q" + point(frame.minX, frame.minY),
      point(frame.minX + r[0], frame.minY), "Z",
    ].joined(separator: " ")
  }

  static func star(in frame: CGRect) -> String {
    let (center, radius) = (CGPoint(x: frame.midX, y: frame.minY + frame.height * 0.53), frame.width * 0.48)
    let points = (0..<10).map { index in
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let length = index.isMultiple(of: 2) ? radius : radius * 0.45
      return point(center.x + length * cos(angle), center.y + length * sin(angle))
    }
    return "M" + points.joined(separator: " L") + " Z"
  }

  /// Diagonals through a frame: not more than 200, however large it is.
  static func hatching(_ frame: CGRect, every step: CGFloat) -> String {
    let whole = frame.width + frame.height
    let step = max(step, whole / 200)
    var lines: [String] = []
    var offset = step
    while offset < whole {
      let start = CGPoint(x: frame.minX + min(offset, frame.width), y: frame.minY + max(0, offset - frame.width))
      let end = CGPoint(x: frame.minX + max(0, offset - frame.height), y: frame.minY + min(offset, frame.height))
      lines.append("M" + point(start.x, start.y) + " L" + point(end.x, end.y))
      offset += step
    }
    return lines.joined(separator: " ")
  }
}
