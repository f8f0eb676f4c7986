import Schema

/// What WCAG 2.2 says of two colors (1.4.3, and "relative luminance").
extension ContentElement.Color.Value {
  /// From 1 for the same to 21 for black and white; both opaque.
  func contrast(to other: Self) -> Double {
    let (mine, theirs) = (luminance, other.luminance)
    return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
  }

  private var luminance: Double {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : Self.power(($0 + 0.055) / 1.055) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// To the power of 2.4: its square times the fifth root of that, by Newton's method.
  private static func power(_ value: Double) -> Double {
    let square = value * value
    var root = 1.0
    for _ in 0..<20 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
