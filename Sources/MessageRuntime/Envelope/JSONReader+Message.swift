import Foundation

nonisolated extension JSONReader {
  /// Moves past an object and gives its members; nil for what is none.
  @inline(never) mutating func members() -> JSONMembers? {
    guard peek == UInt8(ascii: "{"), open() else { return nil }
    var members = JSONMembers()
    while let key = nextMember() {
      let from = p
      skip()
      members.entries.append((key, JSONSpan(start: from, count: p - from)))
    }
    close()
    return malformed < 0 ? members : nil
  }

  /// Moves past an identity: a string, or an integer of 64 bits, which may be written as `5.0`. Nil for anything else.
  public mutating func identity() -> MessageIdentity? {
    switch peek {
    case UInt8(ascii: "\""):
      guard let text = text(), !text.isEmpty else { return nil }
      return .text(text)
    case UInt8(ascii: "-"), 0x30...0x39:
      if let value = smallInteger() { return .integer(value) }
      guard let number = number() else { return nil }
      if number.isPlain && number.isExact && number.digits <= Int64.max {
        return .integer(number.isNegative ? -Int64(number.digits) : Int64(number.digits))
      }
      return number.hasFraction ? nil : Int64.truncating(number).map { .integer($0) }
    default:
      skip()
      return nil
    }
  }

  /// Moves past an integer of a few digits with a comma behind it, and only past one.
  @inline(__always) public mutating func smallInteger() -> Int64? {
    var value: Int64 = 0
    var q = p
    while q < end, q - p < 10 {
      let digit = q.pointee &- 0x30
      if digit > 9 { break }
      value = value &* 10 &+ Int64(digit)
      q += 1
    }
    if q == end || q == p || q.pointee != UInt8(ascii: ",") || (q - p > 1 && p.pointee == 0x30) { return nil }
    rewind(to: q)
    return value
  }

  /// Reads a known message and hands it on. False: there is none to hand on.
  ///
  /// A function of its own for debug builds, which give every value in a function a place on the stack: those of all
  /// messages together would be too much for a thread.
  @inline(__always) public mutating func message<A: CustomAttachment & JSONObject>(
    _ type: A.Type, _ use: (consuming A) -> Void
  ) -> Bool {
    guard let value = message(type) else { return false }
    use(value)
    return true
  }

  /// Reads the payload of a known message and checks it. Nil: it is invalid, for the reasons in `failures`.
  public mutating func message<A: CustomAttachment & JSONObject>(_ type: A.Type) -> A? {
    guard let outer = enterMessage(type, A.jsonKeys) else { return otherMessage(type) }
    return withUnsafeTemporaryAllocation(of: A.self, capacity: 1) { buffer -> A? in
      guard let place = buffer.baseAddress else { return nil }
      A.read(&self, into: place)
      var isValid = leave(outer)
      if isValid { isValid = isOrdinary ? isFree(of: place.pointee.validate()) : extend(&place.pointee) }
      if isValid { return place.move() }
      place.deinitialize(count: 1)
      return nil
    }
  }

  /// Enters the payload of a message; nil if it is not as most senders write it, or if it cannot be entered at all,
  /// which `failures` or `malformed` say then.
  @inline(never) private mutating func enterMessage(_ type: any CustomAttachment.Type, _ keys: JSONKeys) -> Outer? {
    message = type
    payloadDepth = depth &+ 1
    guard peek == UInt8(ascii: "{"), failures.isEmpty, let envelope, envelope.pointee.isPlain else { return nil }
    return enter(keys, envelope.pointee.options)
  }

  /// Whether the message has nothing that does not come from its payload alone.
  @inline(__always) private var isOrdinary: Bool { extras == nil && dropped == 0 }

  @inline(never) private mutating func isFree(of found: [MessageFailure]) -> Bool {
    if found.isEmpty { return true }
    failures = found
    return false
  }

  /// Gives a message what does not come from its payload alone, and checks it.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private mutating func extend<A: CustomAttachment>(_ value: inout A) -> Bool {
    if let extras {
      value.unknownKeys.append(extras.envelopeKeys.entries)
      if let envelope, !envelope.pointee.own.isEmpty {
        value.unknownKeys.settle(extras.leftovers, from: envelope.pointee)
      }
    }
    value.unknownKeys.droppedElements = dropped
    return isFree(of: value.validate())
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private mutating func otherMessage<A: CustomAttachment & JSONObject>(_ type: A.Type) -> A? {
    guard failures.isEmpty, malformed < 0, let envelope, var value = unusualPayload(type, envelope.pointee) else {
      return nil
    }
    return extend(&value) ? value : nil
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private mutating func unusualPayload<A: JSONObject>(_ type: A.Type, _ envelope: JSONEnvelope) -> A? {
    if let listKey = envelope.list, peek != 0 {
      guard let list = rawValue() else { return nil }
      return inside("{\"\(listKey)\":\(list)}", A.self, envelope.options).value
    }
    switch peek {
    case 0, UInt8(ascii: "n"): return emptyPayload(type, envelope.options)
    case UInt8(ascii: "["):
      if envelope.options.isLenient && emptyList() { return emptyPayload(type, envelope.options) }
    case UInt8(ascii: "\""):
      let place = p
      guard let text = text() else { return nil }
      if text.isEmpty && envelope.options.isLenient { return emptyPayload(type, envelope.options) }
      if envelope.encoding != .object { return payloadInString(text, type, envelope.options) }
      rewind(to: place)
    default: break
    }
    let isString = envelope.encoding == .string
    return mismatch(isString ? "a string of a JSON object as its payload" : "an object as its payload")
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private mutating func payloadInString<A: JSONObject>(
    _ text: String, _ type: A.Type, _ options: JSONOptions
  ) -> A? {
    let result = inside(text, JSONPayload<A>.self, options)
    if !result.isJSON { fail(.unreadable(expected: "a payload of JSON in a string")) }
    return result.value?.payload
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  mutating func emptyPayload<A: JSONObject>(_ type: A.Type, _ options: JSONOptions) -> A? {
    inside("{}", A.self, options).value
  }
}
