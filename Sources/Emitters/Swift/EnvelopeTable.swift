import Schema

/// The envelopes that candidates refer to by number, each written once.
struct EnvelopeTable {
  let schema: Schema
  /// In the order in which the decoder tries them.
  private let groups: [Dispatch.Group]
  private(set) var literals: [String] = []
  /// The number of an envelope's literal, where that is the same for nearly all messages.
  private var common: [Int?]
  /// Of each envelope: nothing in its literal comes from a message without fields beside the identity.
  private let arePlain: [Bool]

  init(schema: Schema, groups: [Dispatch.Group]) {
    self.schema = schema
    self.groups = groups
    common = [Int?](repeating: nil, count: schema.configuration.envelopes.count)
    arePlain = schema.configuration.envelopes.map { !$0.isList && $0.holdsPayloadAlone }
  }

  mutating func candidate(_ claim: Dispatch.Claim) -> DecoderView.Candidate {
    let isRemembered = !claim.isForeign && schema.messages[claim.message].identity.isRemembered
    return .init(message: claim.message, envelope: number(claim), isRemembered: isRemembered)
  }

  private mutating func number(_ claim: Dispatch.Claim) -> Int {
    let isCommon =
      !claim.isForeign && arePlain[schema.messages[claim.message].envelope.index]
      && !schema.messages[claim.message].hasEnvelopeSlots
    if isCommon, let number = common[claim.envelope.index] { return number }
    let literal = literal(schema[claim.envelope], schema.messages[claim.message], isForeign: claim.isForeign)
    // Byte by byte: keys that Unicode takes for the same are different.
    let number = literals.firstIndex { $0.utf8.elementsEqual(literal.utf8) } ?? literals.count
    if number == literals.count { literals.append(literal) }
    if isCommon { common[claim.envelope.index] = number }
    return number
  }

  private func literal(_ envelope: Envelope, _ message: Message, isForeign: Bool) -> String {
    var arguments: [String] = []
    if let payload = envelope.payload { arguments.append("payload: \(SwiftLiteral.strings(payload))") }
    switch envelope.encoding {
    case .object: break
    case .jsonString: arguments.append("encoding: .string")
    case .either: arguments.append("encoding: .objectOrString")
    }
    if !schema.configuration.isLenient { arguments.append("options: [.strict]") }
    let slots = message.envelopeSlots(in: schema)
    let keys = message.fields.filter { $0.slot == nil }.flatMap { [$0.key] + $0.aliases }.map { JSONKey($0.value) }
    let isMoved = isForeign && !schema[message.envelope].isList
    if isForeign {
      arguments += placesToRead(in: envelope, ReadEnvelope(envelope, slots: slots, keys: keys), isMoved: isMoved)
    } else if !envelope.isList {
      arguments += placesToKeep(in: envelope, slots)
    }
    let beside = Array(envelope.identity.first?.dropLast() ?? [])
    if !slots.isEmpty, !beside.isEmpty { arguments.append("slots: \(SwiftLiteral.strings(beside))") }
    if envelope.isList, let field = message.fields.first {
      arguments.append("list: \(SwiftLiteral.string(JSONText.escaped(field.key.value)))")
    }
    if isMoved { arguments += placesToWrite(in: schema[message.envelope], slots, keys) }
    return "JSONEnvelope(\(arguments.joined(separator: ", ")))"
  }

  /// What a message's own envelope holds beside the payload.
  private func placesToKeep(in envelope: Envelope, _ slots: [Field]) -> [String] {
    let objects = EnvelopeTree(envelope, slots: slots).all
    let kept = objects.enumerated().filter { !$0.element.holdsPayload }.map { index, object in
      Self.object(object.path, object.keys, scope: index + 1)
    }
    return Self.objects(kept, passing: objects.first(where: \.holdsPayload)?.keys ?? [])
  }

  /// The same of an envelope of `reads`. Nothing is kept for a message that is a list: it has no room for that.
  private func placesToRead(in envelope: Envelope, _ read: ReadEnvelope, isMoved: Bool) -> [String] {
    let objects = isMoved && !envelope.isList ? read.objects.map { Self.object($0.path, $0.keys, scope: nil) } : []
    return Self.objects(objects, passing: envelope.isList ? [] : read.keys(in: envelope.payload ?? []))
  }

  /// Where a message's own envelope has room for what another one held.
  private func placesToWrite(in own: Envelope, _ slots: [Field], _ keys: [JSONKey]) -> [String] {
    let places = EnvelopeTree(own, slots: slots).all.enumerated().map { index, object in
      object.holdsPayload
        ? Self.object(object.path, object.keys + keys, scope: nil)
        : Self.object(object.path, object.keys, scope: index + 1)
    }
    let reserved = keysOfOthers(in: own)
    return ["own: [\(places.joined(separator: ", "))]"]
      + (reserved.isEmpty ? [] : ["reserved: \(SwiftLiteral.strings(reserved))"])
  }

  private static func objects(_ objects: [String], passing keys: [JSONKey]) -> [String] {
    (objects.isEmpty ? [] : ["objects: [\(objects.joined(separator: ", "))]"])
      + (keys.isEmpty ? [] : ["passedKeys: \(SwiftLiteral.strings(keys))"])
  }

  private static func object(_ path: Envelope.Path, _ keys: [JSONKey], scope: Int?) -> String {
    let scope = scope.map { ", scope: \($0)" } ?? ""
    return ".init(\(SwiftLiteral.strings(path)), \(SwiftLiteral.strings(keys))\(scope))"
  }

  /// The keys in the object of an envelope's payload by which messages are told that the decoder tries before.
  private func keysOfOthers(in own: Envelope) -> [JSONKey] {
    let key = Dispatch.Group.Key(own)
    let payload = own.payload ?? []
    let earlier = own.isOutside ? groups[...] : groups.prefix { $0.key != key }
    var keys: [JSONKey] = []
    for path in earlier.flatMap({ $0.key.identity + $0.key.presentPaths })
    where path.count > payload.count && path.starts(with: payload) && !keys.contains(path[payload.count]) {
      keys.append(path[payload.count])
    }
    return keys
  }
}

extension Envelope {
  /// Nothing stands beside the fields in the object of the payload.
  fileprivate var holdsPayloadAlone: Bool {
    guard let payload else { return false }
    return !(identity + constants.map { [$0.key] }).contains { $0.starts(with: payload) }
  }
}
