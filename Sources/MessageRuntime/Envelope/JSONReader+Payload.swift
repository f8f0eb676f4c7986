nonisolated extension JSONReader {
  /// The object that is a message's payload; an empty one if there is none, and among the failures why, if it must be.
  mutating func payload(of envelope: MessageEnvelope) -> Int {
    let isList = envelope.list != nil
    if document.kind(0) != (isList ? .list : .object) {
      fail(isList ? .list : .object, at: 0)
    } else if let key = envelope.list {
      if let object = try? document.add("{\"\(key)\":\(document.raw(0))}") { return object }
      fail(.tooDeep)
    } else {
      switch document.target(of: envelope.payload, in: envelope) {
      case .missing: break
      case .found(let value): return payload(at: value, envelope)
      case .blocked(let value):
        let isNothing = document.kind(value) != .object && document.isEmpty(value) && envelope.options.isLenient
        if !isNothing { noteMismatch(.envelope, at: value) }
      }
    }
    return document.addObject()
  }

  private mutating func payload(at value: Int, _ envelope: MessageEnvelope) -> Int {
    let isLenient = envelope.options.isLenient
    switch document.kind(value) {
    case .object where envelope.encoding != .string: return value
    case .list where isLenient && document.isEmpty(value): break
    case .string where isLenient && document.isEmpty(value): break
    case .string where envelope.encoding != .object:
      guard text(at: value) != nil else { break }
      guard let content = document.content(of: value) else {
        fail(.unreadable(expected: .payloadString))
        break
      }
      if document.kind(content) == .object { return content }
      let isNothing = isLenient && document.kind(content) == .list && document.isEmpty(content)
      if !isNothing { noteMismatch(.payload, at: content) }
    case _ where envelope.encoding == .string:
      noteMismatch(.payloadString, at: value)
    default: noteMismatch(.payload, at: value)
    }
    return document.addObject()
  }
}
