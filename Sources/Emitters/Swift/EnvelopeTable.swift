import Schema

/// The envelopes that candidates refer to by number, each written once.
struct EnvelopeTable {
  let schema: Schema
  private(set) var literals: [String] = []
  /// The number of an envelope's literal, where that is the same for nearly all messages.
  private var common: [Int?]
  /// Of each envelope: nothing in its literal comes from a message without fields beside the identity.
  private let arePlain: [Bool]

  init(schema: Schema) {
    self.schema = schema
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
    let literal = Self.literal(
      schema[claim.envelope], schema.messages[claim.message], isForeign: claim.isForeign, schema)
    let number = literals.firstIndex(of: literal) ?? literals.count
    if number == literals.count { literals.append(literal) }
    if isCommon { common[claim.envelope.index] = number }
    return number
  }

  private static func literal(_ envelope: Envelope, _ message: Message, isForeign: Bool, _ schema: Schema) -> String {
    var arguments: [String] = []
    if let payload = envelope.payload { arguments.append("payload: \(SwiftLiteral.strings(payload))") }
    switch envelope.encoding {
    case .object: break
    case .jsonString: arguments.append("encoding: .string")
    case .either: arguments.append("encoding: .objectOrString")
    }
    if !schema.configuration.isLenient { arguments.append("options: [.strict]") }
    let slots = message.envelopeSlots(in: schema)
    let objects = EnvelopeTree(envelope, slots: slots).all
    let holder = envelope.isList ? nil : objects.first(where: \.holdsPayload)
    lazy var own = OwnKeys(message, schema, slots: slots)
    let kept = objects.enumerated().compactMap { index, object -> String? in
      if object.holdsPayload || envelope.isList { return nil }
      // What another envelope held beside the payload stands at the root of the message's own from then on.
      let scope = isForeign ? (schema[message.envelope].payload == nil ? 0 : 1) : index + 1
      let keys = object.keys + (isForeign ? presentKeys(envelope, object) + own.beside : [])
      return ".init(\(SwiftLiteral.strings(object.path)), \(SwiftLiteral.strings(keys)), scope: \(scope))"
    }
    if !kept.isEmpty { arguments.append("objects: [\(kept.joined(separator: ", "))]") }
    if let holder, isForeign || !holder.keys.isEmpty {
      let foreign = isForeign ? presentKeys(envelope, holder) + own.inPayload : []
      let keys = (holder.keys + foreign).filter { !own.fields.contains($0) }
      if !keys.isEmpty { arguments.append("passedKeys: \(SwiftLiteral.strings(keys))") }
    }
    let beside = Array(envelope.identity.first?.dropLast() ?? [])
    if !slots.isEmpty, !beside.isEmpty { arguments.append("slots: \(SwiftLiteral.strings(beside))") }
    if envelope.isList, let field = message.fields.first {
      arguments.append("list: \(SwiftLiteral.string(JSONText.escaped(field.key.value)))")
    }
    return "JSONEnvelope(\(arguments.joined(separator: ", ")))"
  }

  /// The keys that a message of its own envelope writes: what another envelope holds under these is not kept, or it
  /// would be written a second time.
  private struct OwnKeys {
    /// Where the unknown keys from beside the payload are written: at the root.
    var beside: [String]
    var inPayload: [String]
    var fields: Set<String>

    init(_ message: Message, _ schema: Schema, slots: [Field]) {
      let root = EnvelopeTree(schema[message.envelope], slots: slots)
      let keys = message.fields.filter { $0.slot == nil }.flatMap { [$0.key.value] + $0.aliases.map(\.value) }
      inPayload = root.all.first(where: \.holdsPayload)?.keys ?? []
      beside = root.holdsPayload ? root.keys + keys : root.keys
      fields = Set(message.fields.map(\.key.value))
    }
  }

  /// What another envelope is told by has no meaning in the message's own.
  private static func presentKeys(_ envelope: Envelope, _ object: EnvelopeTree) -> [String] {
    envelope.present.filter { $0.dropLast() == object.path[...] }.compactMap(\.last)
  }
}

extension Envelope {
  /// Nothing stands beside the fields in the object of the payload.
  fileprivate var holdsPayloadAlone: Bool {
    guard let payload else { return false }
    return !(identity + constants.map { [$0.key] }).contains { $0.starts(with: payload) }
  }
}
