extension ContentElement.Color.Value {
  /// Red, green, blue, alpha, each up to 1.
  public var parts: [Double] { [24, 16, 8, 0].map { Double(rgba >> UInt32($0) & 0xFF) / 255 } }

  public var isOpaque: Bool { rgba & 0xFF == 0xFF }

  /// `#RRGGBB`, with the alpha where there is one.
  public var text: String {
    let digits = String(isOpaque ? rgba >> 8 : rgba, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.count) + digits
  }

  /// What is seen of it on an opaque color.
  public func over(_ other: Self) -> Self { other.mixed(with: self, parts[3]) }

  /// Opaque, with so much of another color in it.
  public func mixed(with other: Self, _ share: Double) -> Self {
    let mixed = zip(parts, other.parts).prefix(3).map { UInt32(($0 * (1 - share) + $1 * share) * 255 + 0.5) }
    return Self(rgba: mixed[0] << 24 | mixed[1] << 16 | mixed[2] << 8 | 0xFF)
  }
}
