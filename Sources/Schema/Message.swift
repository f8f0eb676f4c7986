import SourceText

/// One custom message type.
///
/// It is large, and handed about by whoever compares or checks; so it is no struct, of which each part would be copied.
public final class Message: Sendable {
  public enum Stability: String, CaseIterable, Sendable { case draft, beta, stable }

  /// A further way to recognize the message, tried after all others and never written.
  public struct ReadOnlyID: Sendable {
    public var envelope: Envelope.ID
    public var ids: TypeIDs

    public init(envelope: Envelope.ID, ids: TypeIDs) {
      self.envelope = envelope
      self.ids = ids
    }
  }

  public let declaration: Declaration
  /// The path of the schema's file, as the generated header names it.
  public let path: String
  /// The same in the folder of the schemas, which the entries of a target's `messages` are matched with.
  public let schemaPath: String
  public let ids: TypeIDs
  public let envelope: Envelope.ID
  public let alsoReads: [ReadOnlyID]
  public let owner: Located<String>?
  public let stability: Stability
  /// A signal: never a row in the conversation.
  public let isHidden: Bool
  /// The UI kit has it already, with a cell of its own: it is read and sent, never registered.
  public let isBuiltIn: Bool
  /// The fields that are sent; those of `include` come first.
  public let fields: [Field]
  /// Some fields are of `slot: envelope`.
  public let hasEnvelopeSlots: Bool
  /// Stored properties that are never sent.
  public let locals: [Field]
  public let rules: [ValidationRule]
  /// The first is the main one.
  public let examples: [Schema.Example]
  public let layout: Layout?
  public let texts: MessageTexts
  public let behavior: [UserAction: Bool]
  public let tap: Tap?
  public let transfer: Transfer?
  public let send: Send
  public let inputMenu: InputMenuItem?

  /// - Parameter folder: Of the schemas.
  public init(
    declaration: Declaration, path: String, in folder: String = "", ids: TypeIDs, envelope: Envelope.ID,
    alsoReads: [ReadOnlyID] = [], owner: Located<String>? = nil, stability: Stability = .stable, isHidden: Bool = false,
    isBuiltIn: Bool = false, fields: [Field] = [], locals: [Field] = [], rules: [ValidationRule] = [],
    examples: [Schema.Example] = [], layout: Layout? = nil, texts: MessageTexts = MessageTexts(),
    behavior: [UserAction: Bool] = [:], tap: Tap? = nil, transfer: Transfer? = nil, send: Send = Send(),
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
    hasEnvelopeSlots = fields.contains { $0.slot?.value == .envelope }
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

  /// The same message with other parts.
  public func with(
    ids: TypeIDs? = nil, envelope: Envelope.ID? = nil, fields: [Field]? = nil, locals: [Field]? = nil,
    examples: [Schema.Example]? = nil
  ) -> Message {
    Message(
      declaration: declaration, path: path, in: String(path.dropLast(schemaPath.count + 1)), ids: ids ?? self.ids,
      envelope: envelope ?? self.envelope, alsoReads: alsoReads, owner: owner, stability: stability, isHidden: isHidden,
      isBuiltIn: isBuiltIn, fields: fields ?? self.fields, locals: locals ?? self.locals, rules: rules,
      examples: examples ?? self.examples, layout: layout, texts: texts, behavior: behavior, tap: tap,
      transfer: transfer, send: send, inputMenu: inputMenu)
  }

  public var name: String { declaration.name.value }

  /// Those that are sent, then those that never are.
  public var allFields: [Field] { locals.isEmpty ? fields : fields + locals }
}
