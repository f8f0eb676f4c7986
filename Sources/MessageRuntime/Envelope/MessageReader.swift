/// Reads one message: looks for what tells which it is, then reads the payload as that type's.
nonisolated public final class MessageReader {
  private let raw: String
  private let externalID: MessageIdentity?
  private let slots: [String: String]
  /// Nil: the text is not JSON.
  private var content: EnvelopeDocument?
  /// Why the text is not recognized, if it will not be.
  private var reason: UnrecognizedMessage.Reason
  /// Where the identities were found that were asked for last, and these.
  private var envelope: MessageEnvelope?
  private var identities: [JSONIdentity] = []

  /// - Parameters:
  ///   - content: the JSON text.
  ///   - externalID: the identity that the SDK's own field holds.
  ///   - slots: The values carried outside the JSON, keyed by slot name.
  public init(_ content: String, externalID: MessageIdentity? = nil, slots: [String: String] = [:]) {
    var document: EnvelopeDocument?
    var reason = UnrecognizedMessage.Reason.noIdentity
    do {
      let root = try JSONDocument(content, skipsMark: true)
      if root.kind(0) != .object { reason = .notAnObject }
      document = EnvelopeDocument(root)
    } catch {
      reason = .notJSON(offset: error.offset)
    }
    if let externalID { reason = .unknownIdentity(externalID.json) }
    raw = content
    self.externalID = externalID
    self.slots = slots
    self.content = document
    self.reason = reason
  }

  /// The message, if no envelope has one that the text could be.
  public var unrecognized: UnrecognizedMessage { UnrecognizedMessage(raw: raw, reason: reason) }

  // MARK: What tells the message

  /// What an envelope with one identity key holds there; nil if there is nothing, or nothing that could tell a message.
  public func identity(in envelope: MessageEnvelope) -> JSONIdentity? {
    identities(in: envelope)?.first
  }

  /// The same for several identity keys, in their order.
  public func identities(in envelope: MessageEnvelope) -> [JSONIdentity]? {
    self.envelope = envelope
    identities = []
    if envelope.hasExternalID || externalID != nil {
      guard envelope.hasExternalID, let externalID else { return nil }
      identities = [JSONIdentity(externalID)]
      return identities
    }
    guard let content, hasWhatMustBePresent(in: envelope) else { return nil }
    var found: [JSONIdentity] = []
    var first: String?
    for path in envelope.identity {
      guard case .found(let place) = content.target(of: path, through: envelope.text) else { return nil }
      let document = content.document(of: place)
      first = first ?? document.raw(place.value)
      if let identity = JSONIdentity(document, at: place.value) {
        found.append(identity)
      } else if document.kind(place.value) != .number {
        return nil
      }
    }
    if let first, case .noIdentity = reason { reason = .unknownIdentity(first) }
    identities = found
    // A number may be none: a fraction, or an integer beyond 64 bits.
    return found.count == envelope.identity.count ? found : nil
  }

  /// Whether a message that goes by its envelope alone may be in this one.
  public func isPresent(in envelope: MessageEnvelope) -> Bool {
    self.envelope = envelope
    identities = []
    if !envelope.hasExternalID { return externalID == nil && hasWhatMustBePresent(in: envelope) }
    if let externalID {
      identities = [JSONIdentity(externalID)]
      return true
    }
    return envelope.list == nil ? content?.isObject == true : content?.isList == true
  }

  private func hasWhatMustBePresent(in envelope: MessageEnvelope) -> Bool {
    guard let content else { return false }
    return envelope.present.allSatisfy { path in
      guard case .found(let place) = content.target(of: path, through: envelope.text) else { return false }
      return content.kind(place) != .null
    }
  }

  // MARK: The payload

  /// Reads the payload of a message and checks it.
  /// - Parameter envelope: where it is, if not in the one that was asked last.
  public func payload<A: CustomAttachment & JSONObject>(
    _ type: A.Type, in envelope: MessageEnvelope? = nil
  ) throws(InvalidMessage) -> A {
    let envelope = envelope ?? self.envelope ?? MessageEnvelope()
    var reader = JSONReader(.emptyObject)
    findPayload(of: envelope, for: &reader)
    try check(reader.failures, of: type)
    var attachment = reader.payload(type, envelope)
    if !reader.hasAllNotes { reader.fail(.tooDeep) }
    try check(reader.failures, of: type)
    attachment.unknownKeys.droppedElements = reader.dropped
    attachment.unknownKeys.add(reader.leftovers, of: envelope)
    try check(attachment.validate(), of: type)
    return attachment
  }

  private func check(_ failures: [MessageFailure], of type: any CustomAttachment.Type) throws(InvalidMessage) {
    if failures.isEmpty { return }
    let first = Array(failures.prefix(MessageFailure.limit))
    throw InvalidMessage(messageName: type.messageName, failures: first, raw: raw)
  }

  /// Gives a reader the document with the payload, and failures if there is none. Nothing can be asked of the envelope
  /// any more: the document is the reader's alone, which makes marks in it.
  private func findPayload(of envelope: MessageEnvelope, for reader: inout JSONReader) {
    reader.slots = slots
    if !envelope.isForeign { reader.identities = identities }
    let content = content
    self.content = nil
    guard let content else {
      if !JSONDocument.isBlank(raw) { reader.fail(.unreadable(expected: "JSON")) }
      return
    }
    let isList = envelope.list != nil
    guard isList ? content.isList : content.isObject else {
      return reader.fail(.wrongType(expected: isList ? "a list" : "an object", found: "something else"))
    }
    if let path = envelope.slots, let beside = content.object(at: path, through: envelope.text) {
      reader.beside = (content.document(of: beside), beside.value)
    }
    reader.leftovers = content.leftovers(of: envelope)
    switch content.target(of: envelope.payload, through: envelope.text) {
    case .missing: break
    case .found(let place):
      reader.document = content.document(of: place)
      reader.findPayload(at: place.value, envelope)
    case .blocked(let place):
      let document = content.document(of: place)
      if envelope.options.isLenient && document.isEmptyTextOrList(place.value) { break }
      reader.document = document
      reader.noteMismatch("an object around the payload", at: place.value)
      reader.document = .emptyObject
    }
  }
}
