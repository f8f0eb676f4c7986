import SourceText

/// One custom message type.
public struct Message: Sendable {
  public enum Stability: String, CaseIterable, Sendable { case draft, beta, stable }

  /// A further way to recognize the message, tried after all others and never written.
  public struct ReadOnlyID: Sendable {
    public var envelope: Envelope.ID
    public var ids: TypeIDs
    public var range: SourceRange

    public init(envelope: Envelope.ID, ids: TypeIDs, range: SourceRange) {
      self.envelope = envelope
      self.ids = ids
      self.range = range
    }
  }

  public var declaration: Declaration
  /// The path of the schema's file, as the generated header names it.
  public let path: String
  /// The same in the folder of the schemas, which the entries of a target's `messages` are matched with.
  public let schemaPath: String
  public var ids: TypeIDs
  public var envelope: Envelope.ID
  public var alsoReads: [ReadOnlyID]
  public var owner: Located<String>?
  public var stability: Stability
  /// A signal: never a row in the conversation.
  public var isHidden: Bool
  /// The UI kit has it already, with a cell of its own: it is read and sent, never registered.
  public var isBuiltIn: Bool
  /// The fields that travel; those of `include` come first.
  public var fields: [Field]
  /// Stored properties that never travel.
  public var locals: [Field]
  public var rules: [ValidationRule]
  /// The first is the main one.
  public var examples: [Schema.Example]
  public var layout: Layout?
  public var texts: MessageTexts
  public var behavior: Behavior
  public var tap: Tap?
  public var transfer: Transfer?
  public var send: Send
  public var inputMenu: InputMenuItem?

  /// - Parameter folder: Of the schemas.
  public init(
    declaration: Declaration, path: String, in folder: String = "", ids: TypeIDs, envelope: Envelope.ID,
    alsoReads: [ReadOnlyID] = [], owner: Located<String>? = nil, stability: Stability = .stable, isHidden: Bool = false,
    isBuiltIn: Bool = false, fields: [Field] = [], locals: [Field] = [], rules: [ValidationRule] = [],
    examples: [Schema.Example] = [], layout: Layout? = nil, texts: MessageTexts = MessageTexts(),
    behavior: Behavior = Behavior(), tap: Tap? = nil, transfer: Transfer? = nil, send: Send = Send(),
    inputMenu: InputMenuItem? = nil
  ) {
    self.declaration = declaration
    self.path = path
    let prefix = folder + "/"
    schemaPath = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    self.ids = ids
    self.envelope = envelope
    self.alsoReads = alsoReads
    self.owner = owner
    self.stability = stability
    self.isHidden = isHidden
    self.isBuiltIn = isBuiltIn
    self.fields = fields
    self.locals = locals
    self.rules = rules
    self.examples = examples
    self.layout = layout
    self.texts = texts
    self.behavior = behavior
    self.tap = tap
    self.transfer = transfer
    self.send = send
    self.inputMenu = inputMenu
  }

  public var name: String { declaration.name.value }

  /// Some fields are of `slot: envelope`.
  public var hasEnvelopeSlots: Bool { fields.contains { $0.slot?.value == .envelope } }
}
