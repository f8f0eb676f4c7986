/// Reads one message: looks for what tells which it is, then reads the payload as that type's.
nonisolated public struct MessageReader {
  private let raw: String
  private let outside: MessageIdentity?
  private let slots: [String: String]
  /// Nil: the text is not JSON.
  private var content: EnvelopeDocument?
  /// Why the text is not recognized, if it will not be.
  private var reason = UnrecognizedMessage.Reason.noIdentity
  /// Where the identities were found that were asked for last, and these.
  private var envelope: MessageEnvelope?
  private var identities: [JSONIdentity] = []

  /// - Parameters:
  ///   - content: the JSON text.
  ///   - outside: the identity that the SDK's own field holds.
  ///   - slots: what travels beside the JSON in the SDK's message, by the slots' names.
  public init(_ content: String, outside: MessageIdentity? = nil, slots: [String: String] = [:]) {
    raw = content
    self.outside = outside
    self.slots = slots
    do {
      let document = EnvelopeDocument(try JSONDocument(content, skipsMark: true))
      self.content = document
      if !document.isObject { reason = .notAnObject }
    } catch {
      reason = .notJSON(offset: error.offset)
    }
    if let outside { reason = .unknownIdentity(outside.json) }
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
    identities = []
    if envelope.isOutside || outside != nil {
      guard envelope.isOutside, let outside else { return nil }
      identities = [JSONIdentity(outside)]
      return identities
    }
    guard hasWhatMustBePresent(in: envelope) else { return nil }
    var first: String?
    for path in envelope.identity {
      guard let place = found(path, in: envelope), let document = content?.document(of: place) else { return nil }
      first = first ?? document.raw(place.value)
      if let identity = JSONIdentity(document, at: place.value) {
        identities.append(identity)
      } else if document.kind(place.value) != .number {
        return nil
      }
    }
    if reason == .noIdentity, let first { reason = .unknownIdentity(first) }
    // A number may be none: a fraction, or an integer beyond 64 bits.
    return identities.count == envelope.identity.count ? identities : nil
  }

  /// Whether a message that goes by its envelope alone may be in this one.
  public mutating func isPresent(in envelope: MessageEnvelope) -> Bool {
    self.envelope = envelope
    identities = []
    if !envelope.isOutside { return outside == nil && hasWhatMustBePresent(in: envelope) }
    if let outside {
      identities = [JSONIdentity(outside)]
      return true
    }
    return envelope.list == nil ? content?.isObject == true : content?.isList == true
  }

  private mutating func hasWhatMustBePresent(in envelope: MessageEnvelope) -> Bool {
    guard content != nil else { return false }
    return envelope.present.allSatisfy { path in
      guard let place = found(path, in: envelope) else { return false }
      return content?.kind(place) != .null
    }
  }

  private mutating func found(_ path: [String], in envelope: MessageEnvelope) -> EnvelopeDocument.Place? {
    guard case .found(let place)? = content?.target(of: path, through: envelope.text) else { return nil }
    return place
  }

  // MARK: The payload

  /// Reads the payload of a message and checks it.
  /// - Parameter envelope: where it is, if not in the one that was asked last.
  public mutating func payload<A: CustomAttachment & JSONObject>(
    _ type: A.Type, in envelope: MessageEnvelope? = nil
  ) throws(InvalidMessage) -> A {
    let envelope = envelope ?? self.envelope ?? MessageEnvelope()
    var reader = payloadReader(of: envelope)
    if reader.failures.isEmpty {
      var attachment = reader.payload(type, envelope)
      if !reader.hasAllNotes { reader.fail(.tooDeep) }
      if reader.failures.isEmpty {
        attachment.unknownKeys.droppedElements = reader.dropped
        attachment.unknownKeys.add(reader.leftovers, of: envelope)
        reader.failures = attachment.validate()
        if reader.failures.isEmpty { return attachment }
      }
    }
    reader.trim(0)
    throw InvalidMessage(messageName: A.messageName, failures: reader.failures, raw: raw)
  }

  /// A reader of the document with the payload; with failures, if there is none. Nothing can be asked of the envelope
  /// any more: the document is the reader's alone, which makes marks in it.
  private mutating func payloadReader(of envelope: MessageEnvelope) -> JSONReader {
    var reader = JSONReader(.emptyObject)
    reader.slots = slots
    if !envelope.isForeign { reader.identities = identities }
    guard var content = content.take() else {
      if !JSONDocument.isBlank(raw) { reader.fail(.unreadable(expected: "JSON")) }
      return reader
    }
    let isList = envelope.list != nil
    guard isList ? content.isList : content.isObject else {
      reader.fail(.wrongType(expected: isList ? "a list" : "an object", found: "something else"))
      return reader
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
      let _: Bool? = reader.mismatch("an object around the payload", at: place.value)
      reader.document = .emptyObject
    }
    return reader
  }
}
