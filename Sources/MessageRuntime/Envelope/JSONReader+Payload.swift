nonisolated extension JSONReader {
  /// Makes the payload's object that of the reader's document, or notes why there is none. A payload that is missing is
  /// an empty object.
  mutating func findPayload(at value: Int, _ envelope: MessageEnvelope) {
    let isLenient = envelope.options.isLenient
    if let key = envelope.list {
      let list = "{\"\(key)\":\(document.raw(value))}"
      guard let object = try? JSONDocument(list) else { return fail(.tooDeep) }
      document = object
      return
    }
    switch document.kind(value) {
    case .object where envelope.encoding != .string: payload = value
    case .null: document = .emptyObject
    case .list where isLenient && document.isEmpty(value): document = .emptyObject
    case .string where isLenient && document.isEmpty(value): document = .emptyObject
    case .string where envelope.encoding != .object: findPayloadInString(at: value, isLenient)
    case _ where envelope.encoding == .string:
      noteMismatch("a string of a JSON object as its payload", at: value)
    default: noteMismatch("an object as its payload", at: value)
    }
  }

  private mutating func findPayloadInString(at value: Int, _ isLenient: Bool) {
    guard let text = text(at: value) else { return }
    guard let content = try? JSONDocument(text) else {
      return fail(.unreadable(expected: "a payload of JSON in a string"))
    }
    document = content
    switch content.kind(0) {
    case .object: payload = 0
    case .null: document = .emptyObject
    case .list where isLenient && content.isEmpty(0): document = .emptyObject
    default: noteMismatch("an object as its payload", at: 0)
    }
  }

  /// Reads the payload's object, in which some keys are the envelope's. Of use only if there are no failures.
  mutating func payload<A: JSONObject>(_ type: A.Type, _ envelope: MessageEnvelope) -> A {
    _ = nesting.enter(type)
    for key in envelope.passedKeys { _ = document.takeMember(key, of: payload) }
    return fields(of: payload, envelope.options) { A(members: &$0) }
  }

  // MARK: Identities

  /// What the message was told by at one place.
  public func identity(_ place: Int, else standard: MessageIdentity, of own: ClaimedIdentities) -> MessageIdentity {
    place < identities.count ? own.remembered(identities)[place] : standard
  }

  /// What the message was told by.
  public func identities(else standard: [MessageIdentity], of own: ClaimedIdentities) -> [MessageIdentity] {
    identities.isEmpty ? standard : own.remembered(identities)
  }
}

nonisolated extension JSONDocument {
  /// Whether an empty string or an empty list stands there, which under leniency stands for nothing.
  func isEmptyTextOrList(_ value: Int) -> Bool { kind(value) != .object && isEmpty(value) }
}
