import SourceText

/// A part of what a bubble shows, written in the schema instead of a view: `layout.content` is one of these.
///
/// Generated code measures the bubble and places its subviews from the same tree, so that the two cannot disagree.
public struct ContentElement: Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    case label(Label)
    case image(Image)
    case rating(Rating)
    case button(Button)
    case separator(Separator)
    case row(Stack)
    case column(Stack)
  }

  public var kind: Kind
  /// The whole width, padding included; nil: as wide as what it shows.
  public var width: Located<Layout.Length>?
  public var maxWidth: Located<Layout.Length>?
  /// The whole height in points, padding included; nil: as high as what it shows.
  public var height: Located<Double>?
  public var minHeight: Located<Double>?
  /// Inside of the background; left is the leading, right the trailing side. nil: none, but around the whole content
  /// of a bubble without insets, a usual one.
  public var padding: Layout.Edges?
  public var background: Color?
  /// Points.
  public var cornerRadius: Located<Double>?
  /// When it is shown; nil: always.
  public var condition: Condition?
  /// It takes no room where its text is empty or its field is missing or empty.
  public var hidesWhenEmpty = false
  /// What to delete for `hideWhenEmpty` to be gone; nil where it is not written, or shares its place with a comment.
  public var hideWhenEmptyRemoval: SourceRange?
  /// The whole mapping.
  public var range: SourceRange

  public init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// Its padding from top to bottom, in points.
  public var paddingDown: Double { padding.map { $0.top + $0.bottom } ?? 0 }
  /// Its padding on both sides, in points.
  public var paddingAcross: Double { padding.map { $0.left + $0.right } ?? 0 }

  /// Itself and everything in it, in the order of the text.
  public var all: [ContentElement] {
    switch kind {
    case .row(let stack), .column(let stack): [self] + stack.elements.flatMap(\.all)
    case .label, .image, .rating, .button, .separator: [self]
    }
  }
}

extension ContentElement {
  /// One text, a template or a localized one; never `hook`.
  public struct Label: Hashable, Sendable {
    public var text: Located<PresentationText>
    /// Shown instead of the text if that is empty.
    public var placeholder: PresentationText?
    public var style: TextStyle
    /// The most lines; 0: as many as it takes.
    public var lines: Located<Int>
    public var alignment: Alignment

    public init(
      text: Located<PresentationText>, placeholder: PresentationText? = nil, style: TextStyle, lines: Located<Int>,
      alignment: Alignment = .start
    ) {
      self.text = text
      self.placeholder = placeholder
      self.style = style
      self.lines = lines
      self.alignment = alignment
    }
  }

  /// A picture: behind a link, or of the app's own.
  public struct Image: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
      /// A string or a URL.
      case url(FieldPath)
      case asset(Layout.Image.Asset)
    }

    public enum ContentMode: String, CaseIterable, Sendable {
      /// Cut to fill the frame.
      case fill
      /// As a whole inside of the frame.
      case fit
      /// Distorted to the frame.
      case stretch
    }

    public var source: Source
    public var contentMode: ContentMode
    /// The asset shown while the picture is loading, and where there is none.
    public var placeholder: Located<String>?

    public init(source: Source, contentMode: ContentMode = .fill, placeholder: Located<String>? = nil) {
      self.source = source
      self.contentMode = contentMode
      self.placeholder = placeholder
    }
  }

  /// Stars, as many as a number says.
  public struct Rating: Hashable, Sendable {
    /// An integer or a double.
    public var value: FieldPath
    public var max: Int
    /// The side of one star in points.
    public var starSize: Double
    /// Between the stars, points.
    public var spacing: Double
    public var color: Color?
    /// Assets for a star that counts, and one that does not; nil: the system's star.
    public var filled: Located<String>?
    public var empty: Located<String>?

    public init(
      value: FieldPath, max: Int = 5, starSize: Double = 20, spacing: Double = 4, color: Color? = nil,
      filled: Located<String>? = nil, empty: Located<String>? = nil
    ) {
      self.value = value
      self.max = max
      self.starSize = starSize
      self.spacing = spacing
      self.color = color
      self.filled = filled
      self.empty = empty
    }
  }

  public struct Button: Hashable, Sendable {
    public var title: Located<PresentationText>
    public var style: TextStyle
    /// nil: the message's own `tap`.
    public var tap: Tap?

    public init(title: Located<PresentationText>, style: TextStyle, tap: Tap? = nil) {
      self.title = title
      self.style = style
      self.tap = tap
    }
  }

  /// A line: across in a column, down in a row.
  public struct Separator: Hashable, Sendable {
    /// Points.
    public var thickness: Double
    public var color: Color?

    public init(thickness: Double = 1, color: Color? = nil) {
      self.thickness = thickness
      self.color = color
    }
  }

  /// Elements side by side (a row) or below one another (a column).
  public struct Stack: Hashable, Sendable {
    public var elements: [ContentElement]
    /// Between two elements, points.
    public var spacing: Double
    /// Across the stack's direction: top or leading first.
    public var alignment: Alignment

    public init(elements: [ContentElement], spacing: Double = 0, alignment: Alignment = .start) {
      self.elements = elements
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  public enum Alignment: Hashable, Sendable {
    case start, center, end
    /// Of rows.
    case baseline
  }

  public struct TextStyle: Hashable, Sendable {
    public enum Weight: String, CaseIterable, Sendable { case light, regular, medium, semibold, bold }

    /// Points.
    public var font: Located<Double>
    public var weight: Weight
    /// nil: the UI kit's or the system's own.
    public var color: Color?

    public init(font: Located<Double>, weight: Weight = .regular, color: Color? = nil) {
      self.font = font
      self.weight = weight
      self.color = color
    }
  }

  /// A color, and those that replace it in dark mode and in a theme of TUIKit's.
  public struct Color: Hashable, Sendable {
    /// Eight bits each: red, green, blue, alpha.
    public struct Value: Hashable, Sendable {
      public var rgba: UInt32

      public init(rgba: UInt32) { self.rgba = rgba }
    }

    public var light: Value
    /// nil: the same in the dark.
    public var dark: Value?
    /// A key of TUIKit's theme for chats, which wins over the two where there is TUIKit.
    public var theme: Located<String>?
    public var range: SourceRange

    public init(light: Value, dark: Value? = nil, theme: Located<String>? = nil, range: SourceRange) {
      self.light = light
      self.dark = dark
      self.theme = theme
      self.range = range
    }
  }
}
