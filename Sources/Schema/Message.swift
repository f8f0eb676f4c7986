import SourceText

/// One custom message type.
///
/// A class, for a message has many parts, and is handed from one place to the next: none of them copies it.
public final class Message: Sendable {
  public enum Stability: String, CaseIterable, Sendable { case draft, beta, stable }

  /// A further way to recognise the message, tried after all others and never written.
  public struct Reading: Sendable {
    public var envelope: Envelope.ID
    public var identity: Identity
    public var range: SourceRange

    public init(envelope: Envelope.ID, identity: Identity, range: SourceRange) {
      self.envelope = envelope
      self.identity = identity
      self.range = range
    }
  }

  public let declaration: Declaration
  /// The path of the schema's file, as the generated header names it.
  public let path: String
  public let identity: Identity
  public let envelope: Envelope.ID
  public let reads: [Reading]
  private let asideOwner: Aside<Located<String>>
  public let stability: Stability
  /// A signal: never a row in the conversation.
  public let isHidden: Bool
  /// The UI kit has it already, with a cell of its own: it is read and sent, never registered.
  public let isBuiltIn: Bool
  /// The fields that travel; those of `include` come first.
  public let fields: [Field]
  /// Stored properties that never travel.
  public let locals: [Field]
  public let rules: [ValidationRule]
  private let asideLayout: Aside<Layout>
  public let surfaces: Surfaces
  public let behavior: Behavior
  private let asideTap: Aside<Tap>
  private let asideTransfer: Aside<Transfer>
  public let send: Send
  private let asideMenu: Aside<MenuEntry>
  /// How many bytes of its path name the folder of the schemas.
  private let folderLength: Int32

  /// - Parameter folder: Of the schemas.
  public init(
    declaration: Declaration, path: String, in folder: String = "", identity: Identity, envelope: Envelope.ID,
    reads: [Reading] = [], owner: Located<String>? = nil, stability: Stability = .stable, isHidden: Bool = false,
    isBuiltIn: Bool = false, fields: [Field] = [], locals: [Field] = [], rules: [ValidationRule] = [],
    layout: Layout? = nil, surfaces: Surfaces = Surfaces(), behavior: Behavior = Behavior(), tap: Tap? = nil,
    transfer: Transfer? = nil, send: Send = Send(), menu: MenuEntry? = nil
  ) {
    self.declaration = declaration
    self.path = path
    folderLength = path.utf8.starts(with: folder.utf8) ? Int32(folder.utf8.count) : 0
    self.identity = identity
    self.envelope = envelope
    self.reads = reads
    asideOwner = Aside(owner)
    self.stability = stability
    self.isHidden = isHidden
    self.isBuiltIn = isBuiltIn
    self.fields = fields
    self.locals = locals
    self.rules = rules
    asideLayout = Aside(layout)
    self.surfaces = surfaces
    self.behavior = behavior
    asideTap = Aside(tap)
    asideTransfer = Aside(transfer)
    self.send = send
    asideMenu = Aside(menu)
  }

  @inlinable public var name: String { declaration.name.value }
  public var owner: Located<String>? { asideOwner.value }
  public var layout: Layout? { asideLayout.value }
  public var tap: Tap? { asideTap.value }
  public var transfer: Transfer? { asideTransfer.value }
  public var menu: MenuEntry? { asideMenu.value }
  /// Whether there is a layout, which is large: asked before it is copied.
  public var hasLayout: Bool { asideLayout.isPresent }
  public var hasMenu: Bool { asideMenu.isPresent }
  public var hasTap: Bool { asideTap.isPresent }

  /// The path of its file in the folder of the schemas, which the entries of a target's `messages` are matched with.
  public var schemaPath: String {
    let rest = path.utf8.dropFirst(Int(folderLength))
    return rest.first == UInt8(ascii: "/") ? String(Substring(rest.dropFirst())) : path
  }

  /// The message with other fields, or in another envelope.
  public func with(fields: [Field]? = nil, envelope: Envelope.ID? = nil) -> Message {
    Message(
      declaration: declaration, path: path, in: String(Substring(path.utf8.prefix(Int(folderLength)))),
      identity: identity, envelope: envelope ?? self.envelope, reads: reads, owner: owner, stability: stability,
      isHidden: isHidden,
      isBuiltIn: isBuiltIn, fields: fields ?? self.fields, locals: locals, rules: rules, layout: layout,
      surfaces: surfaces,
      behavior: behavior, tap: tap, transfer: transfer, send: send, menu: menu)
  }
}
