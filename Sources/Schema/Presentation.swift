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

/// A text of a surface.
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
  public var summary: Located<PresentationText>?
  public var push: Located<PresentationText>?
  public var copy: Located<PresentationText>?
  public var accessibility: Located<PresentationText>?
  public var fallback: Located<PresentationText>?
  /// Keys whose text is written but could not be read, so that nobody reports them as missing.
  public var unread: Set<String>

  public init(
    summary: Located<PresentationText>? = nil, push: Located<PresentationText>? = nil,
    copy: Located<PresentationText>? = nil,
    accessibility: Located<PresentationText>? = nil, fallback: Located<PresentationText>? = nil,
    unread: Set<String> = []
  ) {
    self.summary = summary
    self.push = push
    self.copy = copy
    self.accessibility = accessibility
    self.fallback = fallback
    self.unread = unread
  }
}

/// What a user may do with a message; nil: the SDK's own behaviour.
public struct Behavior: Sendable {
  public var forward: Bool?
  public var revoke: Bool?
  public var reply: Bool?
  public var multiSelect: Bool?
  /// Whether a long press opens the menu at all.
  public var longPress: Bool?

  public init(
    forward: Bool? = nil, revoke: Bool? = nil, reply: Bool? = nil, multiSelect: Bool? = nil,
    longPress: Bool? = nil
  ) {
    self.forward = forward
    self.revoke = revoke
    self.reply = reply
    self.multiSelect = multiSelect
    self.longPress = longPress
  }
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

/// How a message is sent; nil: the SDK's own setting.
public struct Send: Sendable {
  public enum Priority: String, CaseIterable, Sendable { case `default`, high, normal, low }

  public var history: Bool?
  public var roaming: Bool?
  public var sync: Bool?
  public var unread: Bool?
  public var push: Bool?
  /// Reaches those, too, who have silenced the conversation.
  public var forcePush: Bool?
  /// The push begins with the sender's name.
  public var pushName: Bool?
  public var persist: Bool?
  public var route: Bool?
  public var onlineOnly: Bool?
  /// May become the conversation's last message.
  public var lastMessage: Bool?
  /// Goes through the server's moderation of content.
  public var moderation: Bool?
  /// May carry message extensions (votes and the like).
  public var extensions: Bool?
  /// Asks for a read receipt.
  public var receipt: Bool?
  public var priority: Priority?
  public var subtype: Int?

  public init(
    history: Bool? = nil, roaming: Bool? = nil, sync: Bool? = nil, unread: Bool? = nil, push: Bool? = nil,
    forcePush: Bool? = nil, pushName: Bool? = nil, persist: Bool? = nil, route: Bool? = nil,
    onlineOnly: Bool? = nil, lastMessage: Bool? = nil, moderation: Bool? = nil, extensions: Bool? = nil,
    receipt: Bool? = nil, priority: Priority? = nil, subtype: Int? = nil
  ) {
    self.history = history
    self.roaming = roaming
    self.sync = sync
    self.unread = unread
    self.push = push
    self.forcePush = forcePush
    self.pushName = pushName
    self.persist = persist
    self.route = route
    self.onlineOnly = onlineOnly
    self.lastMessage = lastMessage
    self.moderation = moderation
    self.extensions = extensions
    self.receipt = receipt
    self.priority = priority
    self.subtype = subtype
  }
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
