import SourceText

/// What `messagegen.yaml` says.
public struct Configuration: Sendable {
  public var file: SourceFile.ID
  /// The file itself, from which the presets of `layouts` are read again for each message that is `like` one.
  public var source: SourceFile?
  /// The folder of the schemas, relative to the configuration's file.
  public var schemas: Located<String>
  /// In the order of the file; never empty (`default` is there without being written).
  public var envelopes: [Envelope]
  /// What `ids.allowed` says; nil: any.
  public var allowedIDs: Located<ClosedRange<Int64>>?
  public var reservedIDs: [Located<ClosedRange<Int64>>]
  public var isLenient: Bool
  public var targets: [Target]
  /// What an app sends of its user beside every message: the shared object that `profile` declares. nil until the
  /// schemas are read, and where there is none.
  public var profile: ObjectType.ID?
  /// What `lint.rules` says, by rule id.
  public var ruleSettings: [String: RuleSetting]

  public init(
    file: SourceFile.ID, schemas: Located<String>, envelopes: [Envelope],
    allowedIDs: Located<ClosedRange<Int64>>? = nil, reservedIDs: [Located<ClosedRange<Int64>>] = [],
    isLenient: Bool = true, targets: [Target] = [], ruleSettings: [String: RuleSetting] = [:],
    source: SourceFile? = nil
  ) {
    self.file = file
    self.source = source
    self.schemas = schemas
    self.envelopes = envelopes
    self.allowedIDs = allowedIDs
    self.reservedIDs = reservedIDs
    self.isLenient = isLenient
    self.targets = targets
    self.ruleSettings = ruleSettings
  }
}

/// A line under `lint.rules`.
public struct RuleSetting: Sendable {
  /// Where the rule's id stands.
  public var name: SourceRange
  /// Nil as a value turns the rule off.
  public var severity: Located<Diagnostic.Severity?>

  public init(name: SourceRange, severity: Located<Diagnostic.Severity?>) {
    self.name = name
    self.severity = severity
  }
}

/// One output folder and what goes into it.
public struct Target: Sendable {
  public enum SDK: String, CaseIterable, Sendable {
    case nimkit
    case nimV2 = "nim-v2"
    case tuikit
  }

  /// Which TUIKit the bindings are for; their signatures differ.
  public enum TUIKitDialect: String, CaseIterable, Sendable {
    /// The pods in pure Swift, from 8.5.6870 on.
    case swift
    /// The pods in Objective-C, used from Swift.
    case objc
  }

  /// The looks of TUIKit; each has a registry of its own.
  public enum TUIKitStyle: String, CaseIterable, Sendable { case classic, minimalist }

  public enum Access: String, CaseIterable, Sendable { case `public`, package, `internal` }

  public var name: Located<String>
  /// The output folder, relative to the configuration's file.
  public var path: Located<String>
  public var sdks: [SDK]
  /// Globs over message names; empty for all.
  public var messages: [Located<String>]
  public var access: Access
  public var prefix: String
  public var suffix: String
  /// A folder of the user's templates, relative to the configuration's file.
  public var templates: Located<String>?
  /// The folder that `messagegen new` writes bubble views into, relative to the configuration's file.
  public var views: Located<String>?
  /// The worst-case size of one message in bytes.
  public var byteLimit: Int?
  /// The height of a fixed layout is written beside the identity, for NetEase's V10 UI kit.
  public var writesCustomHeight: Bool
  public var tuikit: TUIKitDialect
  /// Those that the app has installed; in the order of `TUIKitStyle`, never empty.
  public var styles: [TUIKitStyle]

  public init(
    name: Located<String>, path: Located<String>, sdks: [SDK] = [], messages: [Located<String>] = [],
    access: Access = .public, prefix: String = "", suffix: String = "Attachment", templates: Located<String>? = nil,
    views: Located<String>? = nil, byteLimit: Int? = nil, writesCustomHeight: Bool = false,
    tuikit: TUIKitDialect = .swift, styles: [TUIKitStyle] = TUIKitStyle.allCases
  ) {
    self.name = name
    self.path = path
    self.sdks = sdks
    self.messages = messages
    self.access = access
    self.prefix = prefix
    self.suffix = suffix
    self.templates = templates
    self.views = views
    self.byteLimit = byteLimit
    self.writesCustomHeight = writesCustomHeight
    self.tuikit = tuikit
    self.styles = styles
  }

  /// Where the bubble views are: what `views` says, else beside the output folder.
  public var viewFolder: String {
    if let views { return views.value }
    let parents = path.value.split(separator: "/").filter { $0 != "." }.dropLast()
    return parents.isEmpty ? "." : parents.joined(separator: "/")
  }

  /// The Swift name of a message's attachment struct.
  public func attachmentName(of message: Message) -> String { prefix + message.name + suffix }
}
