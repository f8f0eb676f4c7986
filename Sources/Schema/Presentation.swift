import SourceText

/// A text with placeholders.
public struct TextTemplate: Hashable, Sendable {
  public enum Segment: Hashable, Sendable {
    case literal(String)
    /// A string or a number.
    case field(FieldPath)
    /// The number of elements of a list or map.
    case count(FieldPath)
    /// The elements of a list of strings or numbers, one behind the other.
    case joined(FieldPath)
  }

  public var segments: [Segment]
  public var range: SourceRange

  public init(segments: [Segment], range: SourceRange) {
    self.segments = segments
    self.range = range
  }

  /// The text between the placeholders.
  public var literal: String { segments.map { if case .literal(let text) = $0 { text } else { "" } }.joined() }
  public var isLiteral: Bool { segments.allSatisfy { if case .literal = $0 { true } else { false } } }
  public var fields: [FieldPath] {
    segments.compactMap {
      switch $0 {
      case .literal: nil
      case .field(let path), .count(let path), .joined(let path): path
      }
    }
  }
}

/// A text of a message outside its bubble.
public enum PresentationText: Hashable, Sendable {
  case template(TextTemplate)
  /// `NSLocalizedString`.
  case localized(key: String, default: TextTemplate)
  /// The first whose condition holds; the last has none.
  case variants([Variant])
  /// A static function that the app supplies.
  case hook

  public struct Variant: Hashable, Sendable {
    public var condition: Condition?
    public var text: PresentationText

    public init(condition: Condition?, text: PresentationText) {
      self.condition = condition
      self.text = text
    }
  }
}

/// The texts of a message outside its bubble; nil: the SDK's own.
public struct MessageTexts: Sendable {
  public enum Kind: String, CaseIterable, Sendable { case summary, push, copy, accessibility, fallback }

  private let texts: [Kind: Located<PresentationText>]
  /// Those whose text is written but could not be read, so that nobody reports them as missing.
  public let unread: Set<Kind>

  public init(_ texts: [Kind: Located<PresentationText>] = [:], unread: Set<Kind> = []) {
    self.texts = texts
    self.unread = unread
  }

  public subscript(kind: Kind) -> Located<PresentationText>? { texts[kind] }

  /// The texts that are given, in the order of the language's page.
  public var all: [(kind: Kind, text: Located<PresentationText>)] {
    Kind.allCases.compactMap { kind in texts[kind].map { (kind: kind, text: $0) } }
  }

  public var summary: Located<PresentationText>? { texts[.summary] }
  public var push: Located<PresentationText>? { texts[.push] }
  public var copy: Located<PresentationText>? { texts[.copy] }
  public var accessibility: Located<PresentationText>? { texts[.accessibility] }
  public var fallback: Located<PresentationText>? { texts[.fallback] }
}

/// What a user may do with a message; one that says nothing of it has the SDK's own behavior.
public enum UserAction: String, CaseIterable, Sendable {
  case forward, revoke, reply, multiSelect
  /// Whether a long press opens the menu at all.
  case longPress
}

/// What a tap on the bubble does.
public enum Tap: Hashable, Sendable {
  case open(FieldPath, schemes: [String])
  case event(Located<String>)
  case sendText(TextTemplate)
}

/// A file that the SDK moves.
public struct Transfer: Sendable {
  public struct File: Sendable {
    public enum Path: Sendable {
      /// A local field.
      case field(FieldPath)
      /// A template of a file name.
      case template(TextTemplate)
      case hook
    }

    public var path: Path
    public var url: FieldPath
    public var range: SourceRange

    public init(path: Path, url: FieldPath, range: SourceRange) {
      self.path = path
      self.url = url
      self.range = range
    }
  }

  public var upload: File?
  public var download: File?

  public init(upload: File? = nil, download: File? = nil) {
    self.upload = upload
    self.download = download
  }
}

/// How a message is sent; what it says nothing of is the SDK's own setting.
public struct Send: Sendable {
  public enum Option: String, CaseIterable, Sendable {
    case history, roaming, sync, unread, push
    /// Reaches those, too, who have muted the conversation.
    case forcePush
    /// The push begins with the sender's name.
    case pushName
    case persist, route, onlineOnly
    /// May become the conversation's last message.
    case lastMessage
    /// Goes through the server's moderation of content.
    case moderation
    /// May carry message extensions (votes and the like).
    case extensions
    /// Asks for a read receipt.
    case receipt
  }

  public enum Priority: String, CaseIterable, Sendable { case `default`, high, normal, low }

  public let options: [Option: Bool]
  public let priority: Priority?
  public let subtype: Int?

  public init(options: [Option: Bool] = [:], priority: Priority? = nil, subtype: Int? = nil) {
    self.options = options
    self.priority = priority
    self.subtype = subtype
  }

  public subscript(option: Option) -> Bool? { options[option] }
}

extension Dictionary where Key: CaseIterable & RawRepresentable, Key.RawValue == String, Value == Bool {
  /// Each with its name, such as `forward: true`, in the order of the names' declaration.
  public var named: [String] { Key.allCases.compactMap { key in self[key].map { "\(key.rawValue): \($0)" } } }
}

/// The entry of a message in the menu behind the "+" beside the input bar.
public struct InputMenuItem: Sendable {
  /// A template without fields, or a localized one.
  public var title: Located<PresentationText>
  /// An asset of the app's.
  public var image: Located<String>?
  /// Greater ones come first.
  public var priority: Int
  /// What the app is asked to do: `ComposeOrder`.
  public var action: Located<String>

  public init(
    title: Located<PresentationText>, image: Located<String>? = nil, priority: Int = 0, action: Located<String>
  ) {
    self.title = title
    self.image = image
    self.priority = priority
    self.action = action
  }
}
