import Foundation

/// The visible elements of a bubble for one message.
nonisolated public struct MessageContent: Equatable, Sendable {
  public indirect enum Kind: Equatable, Sendable {
    case label(Label)
    case image(Image)
    case rating(Rating)
    case button(Button)
    case separator(Separator)
    /// Elements next to each other.
    case row(Stack)
    /// Elements stacked vertically.
    case column(Stack)
  }

  public var kind: Kind
  /// The whole width, padding included; nil: as wide as what it shows.
  public let width: MessageLayout.Length?
  public let maxWidth: MessageLayout.Length?
  /// The whole height in points, padding included; with text that scales in it, the least. nil: as high as what it shows.
  public let height: CGFloat?
  public let minHeight: CGFloat?
  /// Around what it shows, inside of the background; left is the leading, right the trailing side. nil: none.
  public var padding: MessageLayout.Insets?
  public let background: MessageColor?
  /// Points.
  public let cornerRadius: CGFloat

  public init(
    _ kind: Kind, width: MessageLayout.Length? = nil, maxWidth: MessageLayout.Length? = nil, height: CGFloat? = nil,
    minHeight: CGFloat? = nil, padding: MessageLayout.Insets? = nil, background: MessageColor? = nil,
    cornerRadius: CGFloat = 0
  ) {
    self.kind = kind
    self.width = width
    self.maxWidth = maxWidth
    self.height = height
    self.minHeight = minHeight
    self.padding = padding
    self.background = background
    self.cornerRadius = cornerRadius
  }

  public struct Label: Equatable, Sendable {
    public let text: String
    public var font: MessageFont
    /// nil: the UI kit's or the system's own.
    public let color: MessageColor?
    /// The maximum number of lines, or 0 for no limit.
    public let lines: Int
    public let alignment: Alignment

    public init(
      _ text: String, font: MessageFont, color: MessageColor? = nil, lines: Int = 0, alignment: Alignment = .start
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.lines = lines
      self.alignment = alignment
    }
  }

  public struct Image: Equatable, Sendable {
    public enum Source: Equatable, Sendable {
      /// `http` or `https`; nil: the message has no picture.
      case url(URL?)
      /// An image of the app's.
      case asset(String?)
    }

    public enum Mode: Equatable, Sendable {
      /// Scales to fill, cropping.
      case fill
      /// Scales to fit.
      case fit
      /// Stretches to fill.
      case stretch
    }

    public let source: Source
    public let mode: Mode
    /// The asset shown while the image loads or if there is none.
    public let placeholder: String?

    public init(_ source: Source, mode: Mode = .fill, placeholder: String? = nil) {
      self.source = source
      self.mode = mode
      self.placeholder = placeholder
    }
  }

  /// A star rating.
  public struct Rating: Equatable, Sendable {
    /// The rating; `nil` is treated as 0.
    public let value: Double?
    public let max: Int
    /// The size of a star in points.
    public let item: CGFloat
    /// Between the stars, points.
    public let spacing: CGFloat
    /// nil: the style's own.
    public let color: MessageColor?
    /// Assets for a star that counts, and one that does not; nil: the system's star.
    public let filled: String?
    public let empty: String?

    public init(
      _ value: Double?, max: Int = 5, item: CGFloat = 20, spacing: CGFloat = 4, color: MessageColor? = nil,
      filled: String? = nil, empty: String? = nil
    ) {
      self.value = value
      self.max = max
      self.item = item
      self.spacing = spacing
      self.color = color
      self.filled = filled
      self.empty = empty
    }

    /// The number of stars, a sensible one.
    public var count: Int { Swift.min(Swift.max(0, max), 100) }
    /// The number of those that count.
    public var filledCount: Int {
      guard let value, value > 0 else { return 0 }
      return Int(Swift.min(value.rounded(), Double(count)))
    }
    /// As it is spoken: "4 of 5", or what the app's table of translations has for `messagegen_rating`.
    public var text: String {
      messageLocalizedText(
        "messagegen_rating", "{value} of {max}", ["value": String(filledCount), "max": String(count)])
    }
  }

  public struct Button: Equatable, Sendable {
    public let title: String
    public var font: MessageFont
    /// nil: the style's own.
    public let color: MessageColor?
    /// The action of the button, or `nil` for the message's own.
    public let tap: MessageTap?

    public init(_ title: String, font: MessageFont, color: MessageColor? = nil, tap: MessageTap? = nil) {
      self.title = title
      self.font = font
      self.color = color
      self.tap = tap
    }
  }

  /// A line: across in a column, down in a row.
  public struct Separator: Equatable, Sendable {
    /// Points.
    public let thickness: CGFloat
    /// nil: the style's own.
    public let color: MessageColor?

    public init(_ thickness: CGFloat, color: MessageColor? = nil) {
      self.thickness = thickness
      self.color = color
    }
  }

  public struct Stack: Equatable, Sendable {
    public let elements: [MessageContent]
    /// Between two elements, points.
    public let spacing: CGFloat
    /// Across the stack's direction.
    public let alignment: Alignment

    public init(_ elements: [MessageContent], spacing: CGFloat = 0, alignment: Alignment = .start) {
      self.elements = elements
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  public enum Alignment: Equatable, Sendable {
    /// Leading or top.
    case start
    case center
    /// Trailing or bottom.
    case end
    /// First lines of text on one line, in a row; elsewhere as `start`.
    case baseline
  }
}
