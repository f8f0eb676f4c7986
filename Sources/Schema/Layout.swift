import SourceText

/// The layout of a message's bubble. Each key comes from the first variant that has it and whose condition holds,
/// else from `base`. A preset (`preset`) is merged in already: the message's own keys replace the preset's, its own
/// variants come first.
///
/// It is by far the largest part of a message, so that messages hold it by reference.
public final class Layout: Sendable {
  public struct Variant: Sendable {
    public var condition: Condition
    public var properties: Properties
    public var range: SourceRange

    public init(condition: Condition, properties: Properties, range: SourceRange) {
      self.condition = condition
      self.properties = properties
      self.range = range
    }
  }

  /// What a preset of the configuration has put into a layout.
  public struct Preset: Sendable {
    public var name: String
    public var base: Properties
    /// The last ones of the layout.
    public var variants: [Variant]

    public init(name: String, base: Properties, variants: [Variant]) {
      self.name = name
      self.base = base
      self.variants = variants
    }
  }

  /// The keys of a layout; nil: left to the SDK or UI kit.
  public struct Properties: Sendable {
    public var view: Located<View>?
    public var size: Located<Size>?
    public var insets: Located<Insets>?
    public var bubble: Located<Bool>?
    public var avatar: Located<Bool>?
    public var nickname: Located<Bool>?
    public var side: Located<Side>?
    /// Whether texts of the content follow the reader's text size.
    public var scalesText: Located<Bool>?
    /// What the bubble shows, instead of a view written by hand.
    public var content: ContentElement?

    public init(
      view: Located<View>? = nil, size: Located<Size>? = nil, insets: Located<Insets>? = nil,
      bubble: Located<Bool>? = nil, avatar: Located<Bool>? = nil, nickname: Located<Bool>? = nil,
      side: Located<Side>? = nil, scalesText: Located<Bool>? = nil, content: ContentElement? = nil
    ) {
      self.view = view
      self.size = size
      self.insets = insets
      self.bubble = bubble
      self.avatar = avatar
      self.nickname = nickname
      self.side = side
      self.scalesText = scalesText
      self.content = content
    }

    /// The names of the keys that it has.
    public var keys: Set<String> {
      let keys = [
        "view": view != nil, "size": size != nil, "insets": insets != nil, "bubble": bubble != nil,
        "avatar": avatar != nil, "nickname": nickname != nil, "side": side != nil,
        "scalesText": scalesText != nil, "content": content != nil,
      ]
      return Set(keys.filter(\.value).keys)
    }
  }

  public enum View: Hashable, Sendable {
    case one(String)
    case styles(classic: String, minimalist: String)
    /// For targets that have this style of TUIKit alone.
    case style(Target.TUIKitStyle, String)
  }

  public enum Kind: String, CaseIterable, Sendable {
    case bubble
    /// A line of the system's in the middle of the conversation.
    case tip
  }

  public enum Side: String, CaseIterable, Sendable { case auto, left }

  public struct Insets: Hashable, Sendable {
    public var outgoing: Edges
    public var incoming: Edges

    public init(outgoing: Edges, incoming: Edges) {
      self.outgoing = outgoing
      self.incoming = incoming
    }
  }

  /// Points.
  public struct Edges: Hashable, Sendable {
    public var top, left, bottom, right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    public static let zero = Edges(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// `factor` × reference + `points`.
  public struct Length: Hashable, Sendable {
    public enum Reference: Hashable, Sendable {
      /// Points alone.
      case none
      /// The cell's width.
      case full
      /// The widest bubble of the UI kit.
      case max
    }

    public var reference: Reference
    public var factor: Double
    public var points: Double

    public init(reference: Reference = .none, factor: Double = 1, points: Double = 0) {
      self.reference = reference
      self.factor = factor
      self.points = points
    }
  }

  public struct Extent: Hashable, Sendable {
    public var width: Length
    public var height: Length

    public init(width: Length, height: Length) {
      self.width = width
      self.height = height
    }
  }

  public enum Size: Hashable, Sendable {
    case auto
    case fixed(Extent)
    case text(MeasuredText)
    case aspectRatio(AspectRatio)
    case image(Image)
    case hook
  }

  /// A size measured from a text; padding is added to the text, the other members bound the whole.
  public struct MeasuredText: Hashable, Sendable {
    public var text: TextTemplate
    /// Points.
    public var font: Double
    public var isBold: Bool
    /// 0: any number.
    public var lines: Int
    public var padding: Edges
    public var width: Length?
    public var maxWidth: Length?
    public var min: Extent?
    public var max: Extent?

    public init(
      text: TextTemplate, font: Double, isBold: Bool = false, lines: Int = 0, padding: Edges = .zero,
      width: Length? = nil, maxWidth: Length? = nil, min: Extent? = nil, max: Extent? = nil
    ) {
      self.text = text
      self.font = font
      self.isBold = isBold
      self.lines = lines
      self.padding = padding
      self.width = width
      self.maxWidth = maxWidth
      self.min = min
      self.max = max
    }
  }

  /// A size fitted from two payload fields.
  public struct AspectRatio: Hashable, Sendable {
    public var width: FieldPath
    public var height: FieldPath
    public var min: Extent?
    public var max: Extent?
    /// Where a field is missing or not positive.
    public var otherwise: Extent?

    public init(width: FieldPath, height: FieldPath, min: Extent? = nil, max: Extent? = nil, otherwise: Extent? = nil) {
      self.width = width
      self.height = height
      self.min = min
      self.max = max
      self.otherwise = otherwise
    }
  }

  /// An asset's size.
  public struct Image: Hashable, Sendable {
    public enum Asset: Hashable, Sendable {
      case one(String)
      /// By an enum's case (or another scalar's value), in the declared order.
      case cases(FieldPath, [Choice])
    }

    public struct Choice: Hashable, Sendable {
      public var value: Literal
      public var asset: String

      public init(value: Literal, asset: String) {
        self.value = value
        self.asset = asset
      }
    }

    public var asset: Asset
    /// Added to width and height, points.
    public var extraWidth: Double
    public var extraHeight: Double
    /// Where there is no such image.
    public var otherwise: Extent?

    public init(asset: Asset, extraWidth: Double = 0, extraHeight: Double = 0, otherwise: Extent? = nil) {
      self.asset = asset
      self.extraWidth = extraWidth
      self.extraHeight = extraHeight
      self.otherwise = otherwise
    }
  }

  public let kind: Kind
  public let base: Properties
  public let variants: [Variant]
  public let preset: Preset?
  public let range: SourceRange

  public init(
    kind: Kind = .bubble, base: Properties, variants: [Variant] = [], preset: Preset? = nil, range: SourceRange
  ) {
    self.kind = kind
    self.base = base
    self.variants = variants
    self.preset = preset
    self.range = range
  }

  /// The sizes that bubbles may have: those of variants and the layout's own, `auto` if it has none. It is left out if
  /// variants have a size in every direction and kind of conversation.
  public var sizes: [Size] {
    let sized = variants.filter { $0.properties.size != nil }
    let isOwnUsed = Condition.Direction.allCases.contains { direction in
      Condition.Session.allCases.contains { session in
        !sized.contains { $0.condition.isTrue(in: direction, session) }
      }
    }
    return sized.compactMap { $0.properties.size?.value } + (isOwnUsed ? [base.size?.value ?? .auto] : [])
  }
}

extension Condition {
  /// True for all messages in a direction and a kind of conversation, whatever is in them.
  fileprivate func isTrue(in direction: Direction, _ session: Session) -> Bool {
    clauses.allSatisfy { clause in
      switch clause.predicate {
      case .direction(let only): only == direction
      case .sessions(let some): some.contains(session)
      case .values, .present, .absent, .empty, .nonEmpty, .ids: false
      }
    }
  }
}
