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
  public let stability: Stability
  /// A signal: never a row in the conversation.
  public let isHidden: Bool
  /// The UI kit has it already, with a cell of its own: it is read and sent, never registered.
  public let isBuiltIn: Bool
  /// Some fields are of `slot: envelope`: found out while the fields are at hand.
  public let hasEnvelopeSlots: Bool
  /// How many bytes of its path name the folder of the schemas.
  private let folderLength: Int32
  /// The path of the schema's file, as the generated header names it.
  public let path: String
  public let identity: Identity
  public let envelope: Envelope.ID
  /// The fields that travel; those of `include` come first.
  public let fields: [Field]
  public let surfaces: Surfaces
  let rare: Rarities?

  /// - Parameter folder: Of the schemas.
  public init(
    declaration: Declaration, path: String, in folder: String = "", identity: Identity, envelope: Envelope.ID,
    reads: [Reading] = [], owner: Located<String>? = nil, stability: Stability = .stable, isHidden: Bool = false,
    isBuiltIn: Bool = false, fields: [Field] = [], locals: [Field] = [], rules: [ValidationRule] = [],
    layout: Layout? = nil, surfaces: Surfaces = Surfaces(), behavior: Behavior? = nil, tap: Tap? = nil,
    transfer: Transfer? = nil, send: Send? = nil, menu: MenuEntry? = nil
  ) {
    self.declaration = declaration
    self.path = path
    folderLength = path.utf8.starts(with: folder.utf8) ? Int32(folder.utf8.count) : 0
    self.identity = identity
    self.envelope = envelope
    self.stability = stability
    self.isHidden = isHidden
    self.isBuiltIn = isBuiltIn
    self.fields = fields
    hasEnvelopeSlots = Self.hasEnvelopeSlots(fields)
    self.surfaces = surfaces
    rare = Rarities.of(
      reads: reads, owner: owner, locals: locals, rules: rules, layout: layout, behavior: behavior, tap: tap,
      transfer: transfer, send: send, menu: menu)
  }

  private init(_ message: Message, fields: [Field], envelope: Envelope.ID) {
    declaration = message.declaration
    stability = message.stability
    isHidden = message.isHidden
    isBuiltIn = message.isBuiltIn
    folderLength = message.folderLength
    path = message.path
    identity = message.identity
    self.envelope = envelope
    self.fields = fields
    hasEnvelopeSlots = Self.hasEnvelopeSlots(fields)
    surfaces = message.surfaces
    rare = message.rare
  }

  private static func hasEnvelopeSlots(_ fields: [Field]) -> Bool {
    var hasSome = false
    fields.lendEach { if !$0.isUsual, $0.slot?.value == .envelope { hasSome = true } }
    return hasSome
  }

  /// The message with other fields, or in another envelope.
  public func with(fields: [Field]? = nil, envelope: Envelope.ID? = nil) -> Message {
    Message(self, fields: fields ?? self.fields, envelope: envelope ?? self.envelope)
  }

  @inlinable public var name: String { declaration.ownName }

  /// Asked without a copy of the declaration.
  public var isUndocumented: Bool { declaration.isUndocumented }

  /// The path of its file in the folder of the schemas, which the entries of a target's `messages` are matched with.
  public var schemaPath: String {
    let rest = path.utf8.dropFirst(Int(folderLength))
    return rest.first == UInt8(ascii: "/") ? String(Substring(rest.dropFirst())) : path
  }
}
