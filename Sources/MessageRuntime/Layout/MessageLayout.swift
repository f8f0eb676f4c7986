import Foundation

/// The layout of a bubble; `nil` properties use the UI kit's default.
nonisolated public struct MessageLayout: Equatable, Sendable {
  /// The class name of the content view.
  public var view: String
  /// The class name for TUIKit's minimalist style, if different.
  public var minimalistView: String?
  public var size: Size
  /// The space between the content and the edge of the bubble.
  public var insets: Insets?
  /// Whether there is a bubble behind the content.
  public var bubble: Bool?
  public var avatar: Bool?
  public var nickname: Bool?
  /// Whether the bubble is always on the left.
  public var alwaysLeft: Bool?
  /// Whether texts of the content follow the reader's text size, and make it higher; nil: they do.
  public var scalesText: Bool?
  /// What the content view shows; nil: what the app's own view says.
  public var content: MessageContent?

  public init(
    view: String, minimalistView: String? = nil, size: Size = .automatic, insets: Insets? = nil, bubble: Bool? = nil,
    avatar: Bool? = nil, nickname: Bool? = nil, alwaysLeft: Bool? = nil, scalesText: Bool? = nil,
    content: MessageContent? = nil
  ) {
    self.view = view
    self.minimalistView = minimalistView
    self.size = size
    self.insets = insets
    self.bubble = bubble
    self.avatar = avatar
    self.nickname = nickname
    self.alwaysLeft = alwaysLeft
    self.scalesText = scalesText
    self.content = content
  }

  /// Distances in points.
  public struct Insets: Equatable, Sendable {
    public let top, left, bottom, right: CGFloat

    public init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A length: points, or a part of the room there is, plus points.
  public enum Length: Equatable, Sendable {
    case points(CGFloat)
    /// A fraction of the cell width.
    case full(times: CGFloat, plus: CGFloat)
    /// A fraction of the maximum bubble width.
    case max(times: CGFloat, plus: CGFloat)

    public func resolved(in space: MessageLayoutSpace) -> CGFloat {
      switch self {
      case .points(let points): return points
      case .full(let factor, let points): return Swift.max(0, space.cellWidth * factor + points)
      case .max(let factor, let points): return Swift.max(0, space.maxBubbleWidth * factor + points)
      }
    }
  }

  public struct Extent: Equatable, Sendable {
    public let width: Length
    public let height: Length

    public init(_ width: Length, _ height: Length) {
      self.width = width
      self.height = height
    }

    public func resolved(in space: MessageLayoutSpace) -> CGSize {
      CGSize(width: width.resolved(in: space), height: height.resolved(in: space))
    }
  }

  /// A text whose size is the content's.
  public struct MeasuredText: Equatable, Sendable {
    public let text: String
    /// Points.
    public let font: CGFloat
    public let bold: Bool
    /// The maximum number of lines, or 0 for no limit.
    public let lines: Int
    /// Added around the text.
    public let padding: Insets
    /// The whole width, where it is fixed and only the height is measured.
    public let width: Length?
    public let maxWidth: Length?
    public let min: Extent?
    public let max: Extent?

    public init(
      _ text: String, font: CGFloat, bold: Bool = false, lines: Int = 0, padding: Insets = Insets(0, 0, 0, 0),
      width: Length? = nil, maxWidth: Length? = nil, min: Extent? = nil, max: Extent? = nil
    ) {
      self.text = text
      self.font = font
      self.bold = bold
      self.lines = lines
      self.padding = padding
      self.width = width
      self.maxWidth = maxWidth
      self.min = min
      self.max = max
    }

    public func resolved(in space: MessageLayoutSpace) -> CGSize {
      let across = padding.left + padding.right
      let down = padding.top + padding.bottom
      var bound = (width ?? maxWidth)?.resolved(in: space) ?? space.maxBubbleWidth
      if let max { bound = Swift.min(bound, max.width.resolved(in: space)) }
      let inner = space.measuring.size(
        of: text, font: MessageFont(size: font, weight: bold ? .bold : .regular), lines: lines,
        within: Swift.max(0, bound - across))
      var size = CGSize(width: Swift.min(inner.width + across, bound), height: inner.height + down)
      if let width { size.width = width.resolved(in: space) }
      return size.bounded(min, max, in: space)
    }
  }

  public indirect enum Size: Equatable, Sendable {
    /// The content's own size, or else the view's own Auto Layout size.
    case automatic
    case fixed(Extent)
    case text(MeasuredText)
    /// Fitted to the proportions of a picture; nil where the message does not tell them.
    case aspect(width: Double?, height: Double?, min: Extent? = nil, max: Extent? = nil, otherwise: Extent? = nil)
    /// The size of an asset plus so many points.
    case image(String?, extra: CGSize = .zero, otherwise: Extent? = nil)
    /// Computed by the app.
    case custom

    /// A picture's sides that can be meant; what lies outside is as if it were not told.
    private static let sides = 0.001...1_000_000

    /// The size in points; nil: the view's own.
    public func resolved(in space: MessageLayoutSpace) -> CGSize? {
      switch self {
      case .automatic, .custom:
        return nil
      case .fixed(let extent):
        return extent.resolved(in: space)
      case .text(let text):
        return text.resolved(in: space)
      case .aspect(let width, let height, let min, let max, let otherwise):
        guard let width, let height, Self.sides.contains(width), Self.sides.contains(height) else {
          return (otherwise ?? min)?.resolved(in: space)
        }
        return CGSize(width: width, height: height).fitted(min, max, in: space)
      case .image(let name, let extra, let otherwise):
        guard let name, let size = space.measuring.size(ofImage: name) else { return otherwise?.resolved(in: space) }
        return CGSize(width: size.width + extra.width, height: size.height + extra.height)
      }
    }
  }
}
