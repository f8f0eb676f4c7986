// Stands in for UIKit where there is none: the declarations that generated code and views use, with the isolation and
// the optionality of the real ones, and no behaviour. For type-checking alone; see ../../Scripts/typecheck-bindings.
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

// MARK: - Values

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

open class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat

  private init(_ size: CGFloat) { pointSize = size }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont(fontSize) }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  open var lineHeight: CGFloat { 20 }
  open var ascender: CGFloat { 16 }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let light = Weight(rawValue: -0.4)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
  }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// What the reader has set, for tests.
  public nonisolated(unsafe) static var scale: CGFloat = 1

  open class var `default`: UIFontMetrics { UIFontMetrics() }
  open func scaledValue(for value: CGFloat) -> CGFloat { value * Self.scale }
}

open class UIColor: NSObject, @unchecked Sendable {
  public let components: [CGFloat]
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public override init() {
    components = []
    provider = nil
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    provider = nil
  }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    components = []
    provider = dynamicProvider
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { provider?(traitCollection) ?? self }

  open class var label: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }
  open class var secondaryLabel: UIColor { UIColor() }
  open class var separator: UIColor { UIColor() }
  open class var systemBlue: UIColor { UIColor() }
  open class var systemOrange: UIColor { UIColor() }
  open class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  open class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  open class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
}

open class UIImage: NSObject, @unchecked Sendable {
  public override init() {}
  public init?(named name: String) { nil }
  public init?(systemName name: String) {}
  public init?(data: Data) { nil }
  open var size: CGSize { .zero }
}

// MARK: - Text drawing

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

open class NSStringDrawingContext: NSObject {}

open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    @available(iOS 14, *)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  public fileprivate(set) var strategy: LineBreakStrategy = []
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open var lineBreakStrategy: LineBreakStrategy {
    get { strategy }
    set { strategy = newValue }
  }
}

extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSFont") }
  public static var paragraphStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSParagraphStyle") }
}

/// Ten points for a character, twenty for a line; thirty for one with Thai in it. Korean words are kept whole where the
/// paragraph says so. A text without characters has no font of its own, and takes a line of twelve.
extension NSAttributedString {
  /// For tests.
  public nonisolated(unsafe) static var measured = 0

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    Self.measured += 1
    guard length > 0 else { return CGRect(x: 0, y: 0, width: 0, height: 12) }
    let perLine = max(1, Int(min(size.width, 1_000_000) / 10))
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      let isWhole = style?.strategy.rawValue == 0xFFFF && paragraph.unicodeScalars.contains { $0.value >= 0xAC00 }
      return isWhole ? Self.words(paragraph, perLine) : Self.pieces(paragraph, perLine)
    }
    let height = lines.map { line in line.unicodeScalars.contains { (0xE00...0xE7F).contains($0.value) } ? 30 : 20 }
    return CGRect(x: 0, y: 0, width: (lines.map(\.count).max() ?? 0) * 10, height: height.reduce(0, +))
  }

  private static func pieces(_ text: Substring, _ count: Int) -> [Substring] {
    var lines: [Substring] = []
    var rest = text
    repeat {
      lines.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    } while !rest.isEmpty
    return lines
  }

  private static func words(_ text: Substring, _ count: Int) -> [Substring] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= count {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { Substring($0) }
  }
}
