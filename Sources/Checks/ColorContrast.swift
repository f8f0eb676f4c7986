import Schema

/// What WCAG 2.2 says of two colors (1.4.3, and "relative luminance").
extension ContentElement.Color.Value {
  /// Red, green, blue, alpha, each up to 1.
  private var parts: [Double] { [24, 16, 8, 0].map { Double(rgba >> UInt32($0) & 0xFF) / 255 } }

  var isOpaque: Bool { rgba & 0xFF == 0xFF }

  /// `#RRGGBB`, with the alpha where there is one.
  var text: String {
    let digits = String(isOpaque ? rgba >> 8 : rgba, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.count) + digits
  }

  /// What is seen of it on an opaque color.
  func over(_ other: Self) -> Self { other.mixed(with: self, parts[3]) }

  /// From 1 for the same to 21 for black and white; both opaque.
  func contrast(to other: Self) -> Double {
    let (mine, theirs) = (luminance, other.luminance)
    return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
  }

  /// Opaque, with so much of another color in it.
  func mixed(with other: Self, _ share: Double) -> Self {
    let mixed = zip(parts, other.parts).prefix(3).map { UInt32(($0 * (1 - share) + $1 * share) * 255 + 0.5) }
    return Self(rgba: mixed[0] << 24 | mixed[1] << 16 | mixed[2] << 8 | 0xFF)
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
