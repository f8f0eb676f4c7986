/// Reads one message: looks for what tells which it is, then reads the payload as that type's.
nonisolated public struct MessageReader {
  private let raw: String
  private let externalID: MessageIdentity?
  private var json: JSONReader
  private let isJSON: Bool
  /// Why the text is not recognized, if it will not be.
  private var reason: UnrecognizedMessage.Reason
  /// The envelope that was asked for last.
  private var envelope: MessageEnvelope?

  /// - Parameters:
  ///   - content: the JSON text.
  ///   - externalID: the identity that the SDK's own field holds.
  ///   - slots: The values carried outside the JSON, keyed by slot name.
  public init(_ content: String, externalID: MessageIdentity? = nil, slots: [String: String] = [:]) {
    var document: JSONDocument?
    var reason = UnrecognizedMessage.Reason.noIdentity
    do {
      let root = try JSONDocument(content, skipsMark: true)
      if root.kind(0) != .object { reason = .notAnObject }
      document = root
    } catch {
      reason = .notJSON(offset: error.offset)
    }
    if let externalID { reason = .unknownIdentity(externalID.json) }
    isJSON = document != nil
    json = JSONReader(document ?? JSONDocument(), slots: slots)
    raw = content
    self.externalID = externalID
    self.reason = reason
  }

  /// The message, if no envelope has one that the text could be.
  public var unrecognized: UnrecognizedMessage { UnrecognizedMessage(raw: raw, reason: reason) }

  // MARK: What tells the message

  /// What an envelope with one identity key holds there; nil if there is nothing, or nothing that could tell a message.
  public mutating func identity(in envelope: MessageEnvelope) -> JSONIdentity? {
    identities(in: envelope)?.first
  }

  /// The same for several identity keys, in their order.
  public mutating func identities(in envelope: MessageEnvelope) -> [JSONIdentity]? {
    self.envelope = envelope
    json.identities = []
    if envelope.hasExternalID || externalID != nil {
      guard envelope.hasExternalID, let externalID else { return nil }
      json.identities = [JSONIdentity(externalID)]
      return json.identities
    }
    guard hasWhatMustBePresent(in: envelope) else { return nil }
    var found: [JSONIdentity] = []
    var first: String?
    for path in envelope.identity {
      guard case .found(let value) = json.document.target(of: path, in: envelope) else { return nil }
      first = first ?? json.document.raw(value)
      if let identity = JSONIdentity.read(json.document, at: value) {
        found.append(identity)
      } else if json.document.kind(value) != .number {
        return nil
      }
    }
    if let first, case .noIdentity = reason { reason = .unknownIdentity(first) }
    json.identities = found
    // A number may be none: a fraction, or an integer beyond 64 bits.
    return found.count == envelope.identity.count ? found : nil
  }

  /// Whether a message that goes by its envelope alone may be in this one.
  public mutating func isPresent(in envelope: MessageEnvelope) -> Bool {
    self.envelope = envelope
    json.identities = []
    if !envelope.hasExternalID { return externalID == nil && hasWhatMustBePresent(in: envelope) }
    if let externalID {
      json.identities = [JSONIdentity(externalID)]
      return true
    }
    return isJSON && json.document.kind(0) == (envelope.list == nil ? .object : .list)
  }

  private mutating func hasWhatMustBePresent(in envelope: MessageEnvelope) -> Bool {
    guard isJSON else { return false }
    for path in envelope.present {
      guard case .found(let value) = json.document.target(of: path, in: envelope), json.document.kind(value) != .null
      else { return false }
    }
    return true
  }

  // MARK: The payload

  /// Reads the payload of a message and checks it.
  /// - Parameter envelope: where it is, if not in the one that was asked last.
  public mutating func payload<A: CustomAttachment & JSONObject>(
    _ type: A.Type, in envelope: MessageEnvelope? = nil
  ) throws(InvalidMessage) -> A {
    let payload = try begin(type, in: envelope, size: A.jsonSize)
    var attachment = A(members: &json)
    try end(payload, of: type, &attachment.unknownKeys)
    try check(attachment.validate(), of: type)
    return attachment
  }

  /// A payload that is read, and what its envelope held beside it.
  private struct Payload {
    let envelope: MessageEnvelope
    let leftovers: [UnknownKeys.Entry]
    let outer: JSONReader.Outer
  }

  private mutating func begin(
    _ type: any CustomAttachment.Type, in envelope: MessageEnvelope?, size: Int
  ) throws(InvalidMessage) -> Payload {
    let envelope = envelope ?? self.envelope ?? MessageEnvelope()
    if envelope.isForeign { json.identities = [] }
    if let path = envelope.slots { json.beside = json.document.object(at: path, in: envelope) }
    let leftovers = json.document.leftovers(of: envelope)
    let payload = payload(of: envelope)
    try check(json.failures, of: type)
    let outer = json.nesting
    _ = json.nesting.enter(size)
    return Payload(
      envelope: envelope, leftovers: leftovers, outer: json.begin(payload, envelope.options, nesting: outer))
  }

  private mutating func end(
    _ payload: Payload, of type: any CustomAttachment.Type, _ unknownKeys: inout UnknownKeys
  ) throws(InvalidMessage) {
    json.end(payload.outer)
    if !json.hasAllNotes { json.fail(.tooDeep) }
    try check(json.failures, of: type)
    unknownKeys.droppedElements = json.dropped
    unknownKeys.add(payload.leftovers, of: payload.envelope)
  }

  private func check(_ failures: [MessageFailure], of type: any CustomAttachment.Type) throws(InvalidMessage) {
    if failures.isEmpty { return }
    let first = Array(failures.prefix(MessageFailure.limit))
    throw InvalidMessage(messageName: type.messageName, failures: first, raw: raw)
  }

  private mutating func payload(of envelope: MessageEnvelope) -> Int {
    if isJSON { return json.payload(of: envelope) }
    if !JSONDocument.isBlank(raw) { json.fail(.unreadable(expected: .json)) }
    return 0
  }
}
