import Foundation

nonisolated extension JSONMessage {
  /// Total: every text gives a message.
  @inline(__always) public static func decode(_ content: String, outside: MessageIdentity?, slots: [String: String])
    -> Self
  {
    // A large value, so it is written where it shall be, not handed from function to function.
    var result = unreadable(UnrecognizedMessage(raw: "", reason: .noIdentity))
    let isRead: Void? = content.utf8.withContiguousStorageIfAvailable { bytes in
      if String.jsonTrustsUTF8, outside == nil, slots.isEmpty, inOnePass(bytes, nil, &result) { return }
      readWithSource(bytes, content, outside, slots, &result)
    }
    if isRead == nil { decodeCopy(content, outside, slots, &result) }
    return result
  }

  /// For a string of Objective-C's.
  @inline(never) private static func decodeCopy(
    _ content: String, _ outside: MessageIdentity?, _ slots: [String: String], _ result: UnsafeMutablePointer<Self>
  ) {
    var text = content
    text.makeContiguousUTF8()
    result.pointee = decode(text, outside: outside, slots: slots)
  }

  /// With a copy of the string to cut strings out of, where that is faster than to have them checked.
  @inline(never) private static func readWithSource(
    _ bytes: UnsafeBufferPointer<UInt8>, _ raw: String, _ outside: MessageIdentity?, _ slots: [String: String],
    _ result: UnsafeMutablePointer<Self>
  ) {
    withUnsafePointer(to: raw) { source in
      if !String.jsonTrustsUTF8, outside == nil, slots.isEmpty, inOnePass(bytes, source, result) { return }
      result.pointee = inTwoPasses(bytes, source, outside, slots)
    }
  }

  /// For what most senders write: the identity, then the payload, nothing else, and nothing wrong with it.
  private static func inOnePass(
    _ bytes: UnsafeBufferPointer<UInt8>, _ source: UnsafePointer<String>?, _ result: UnsafeMutablePointer<Self>
  ) -> Bool {
    guard let shortcut else { return false }
    var reader = JSONReader(bytes, of: source, shortcut.keys)
    guard reader.peek == UInt8(ascii: "{"), reader.open(), reader.nextKey() == 0 else { return false }
    if let integer = reader.smallInteger() {
      // As below; but here the compiler sees that there is no text to copy and to free.
      guard let known = candidate(shortcut.group, JSONIdentity(.integer(integer))) else { return false }
      return inOnePass(&reader, known, .integer(integer), result)
    }
    guard let identity = reader.identity(), let known = candidate(shortcut.group, JSONIdentity(identity)) else {
      return false
    }
    return inOnePass(&reader, known, identity, result)
  }

  /// The same behind the identity.
  @inline(__always) private static func inOnePass(
    _ reader: inout JSONReader, _ known: JSONCandidate, _ identity: MessageIdentity,
    _ result: UnsafeMutablePointer<Self>
  ) -> Bool {
    if reader.nextKey() != 1 { return false }
    reader.expect(envelopes[known.envelope])
    if known.isRemembered { reader.rare.identities = [JSONIdentity(identity)] }
    return read(known.message, &reader, into: result) && reader.nextKey() == nil && reader.isAtEnd()
  }

  /// For everything: the root's members first, then the payload.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private static func inTwoPasses(
    _ bytes: UnsafeBufferPointer<UInt8>, _ source: UnsafePointer<String>, _ outside: MessageIdentity?,
    _ slots: [String: String]
  ) -> Self {
    let raw = source.pointee
    var reader = JSONReader(bytes, of: source)
    reader.skipByteOrderMark()
    if !slots.isEmpty { reader.rare.slots = slots }
    let root = JSONRoot(reader)
    defer { root.free() }
    if let outside { return fromOutside(&reader, root, raw, outside) }
    guard root.isJSON else {
      return unreadable(UnrecognizedMessage(raw: raw, reason: .notJSON(offset: root.malformed)))
    }
    var reason = UnrecognizedMessage.Reason.noIdentity
    for (index, group) in groups.enumerated() where !group.isOutside {
      guard let found = root.identity(group, envelopes.texts) else { continue }
      if reason == .noIdentity && !found.raw.isEmpty { reason = .unknownIdentity(found.raw) }
      guard !found.isBeyond, let known = candidate(index, found.identities) else { continue }
      if let text = found.text, !JSONRoot.areSame(envelopes[known.envelope].pointee.text ?? [], text) { continue }
      return finish(&reader, root, raw, known, found.identities, reason)
    }
    if !root.isObject { reason = .notAnObject }
    for (index, group) in groups.enumerated() where group.isOutside {
      guard let known = candidate(index, []) else { continue }
      if root.isList != (envelopes[known.envelope].pointee.list != nil) { continue }
      if root.isList || root.isObject { return finish(&reader, root, raw, known, [], reason) }
    }
    return unreadable(UnrecognizedMessage(raw: raw, reason: reason))
  }

  @inline(never) private static func fromOutside(
    _ reader: inout JSONReader, _ root: JSONRoot, _ raw: String, _ outside: MessageIdentity
  ) -> Self {
    let reason = UnrecognizedMessage.Reason.unknownIdentity(outside.json)
    for (index, group) in groups.enumerated() where group.isOutside {
      let identity = [JSONIdentity(outside)]
      let known = candidate(index, identity) ?? candidate(index, [])
      if let known { return finish(&reader, root, raw, known, identity, reason) }
    }
    return unreadable(UnrecognizedMessage(raw: raw, reason: reason))
  }

  /// - Parameter reason: why the text is unrecognized if the message is not one of this target.
  @inline(never) private static func finish(
    _ reader: inout JSONReader, _ root: JSONRoot, _ raw: String, _ known: JSONCandidate, _ identity: [JSONIdentity],
    _ reason: UnrecognizedMessage.Reason
  ) -> Self {
    let place = envelopes[known.envelope]
    reader.expect(place)
    if known.isRemembered, !identity.isEmpty { reader.rare.identities = identity }
    let envelope = place.pointee
    if !root.isBlank {
      let isList = envelope.list != nil
      if !root.isJSON {
        reader.fail(.unreadable(expected: "JSON"))
      } else if isList ? !root.isList : !root.isObject {
        reader.fail(.wrongType(expected: isList ? "a list" : "an object", found: "something else"))
      }
    }
    let payload = root.payload(of: envelope, &reader)
    var message = unreadable(UnrecognizedMessage(raw: "", reason: .noIdentity))
    let isRead = reader.within(payload) { read(known.message, &$0, into: &message) }
    if isRead { return message }
    guard let name = reader.message?.messageName else {
      return unreadable(UnrecognizedMessage(raw: raw, reason: reason))
    }
    if reader.failures.isEmpty { reader.fail(.unreadable(expected: name)) }
    reader.failures.cut(to: MessageFailure.limit)
    return unreadable(InvalidMessage(messageName: name, failures: reader.failures, raw: raw))
  }
}
