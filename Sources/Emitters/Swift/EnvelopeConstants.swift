import Schema
import SourceText

/// The constants of a decoder that say where messages have their identity and their payload, each once.
struct EnvelopeConstants {
  struct Constant {
    let name: String
    let initializer: String
  }

  private let schema: Schema
  /// In the order in which the decoder tries them.
  private let groups: [Dispatch.Group]
  private(set) var constants: [Constant] = []
  /// The names of constants that do not depend on the message, by their envelopes.
  private var commonNames: [Envelope.ID: String] = [:]
  private var names = Names([])

  init(schema: Schema) {
    self.schema = schema
    groups = (Dispatch(schema).groups + Dispatch(readsOf: schema).groups).filter { !$0.claims.isEmpty }
  }

  /// The constant for a message in one of its envelopes.
  mutating func name(of claim: Dispatch.Claim) -> String {
    let (envelope, message) = (schema[claim.envelope], schema.messages[claim.message])
    guard !claim.isForeign, !envelope.isList, !message.hasEnvelopeSlots else {
      return name(envelope, message, isForeign: claim.isForeign)
    }
    let name = commonNames[claim.envelope] ?? name(envelope, message, isForeign: false)
    commonNames[claim.envelope] = name
    return name
  }

  private mutating func name(_ envelope: Envelope, _ message: Message, isForeign: Bool) -> String {
    let initializer = initializer(envelope, message, isForeign: isForeign)
    // Byte by byte: keys that Unicode takes for the same are different.
    if let known = constants.first(where: { $0.initializer.utf8.elementsEqual(initializer.utf8) }) { return known.name }
    let own = SwiftNames.caseName(from: envelope.name.value)
    let base = SwiftNames.isIdentifier(own) ? own : "envelope"
    let isTaken = constants.contains { $0.name == base }
    let name = names.free(isTaken || isForeign ? "\(base)Of\(message.name)" : base)
    constants.append(Constant(name: name, initializer: initializer))
    return name
  }

  private func initializer(_ envelope: Envelope, _ message: Message, isForeign: Bool) -> String {
    var arguments: [String] = []
    if !envelope.idKeys.isEmpty { arguments.append("identity: \(Self.paths(envelope.idKeys))") }
    if !envelope.requiredKeys.isEmpty { arguments.append("present: \(Self.paths(envelope.requiredKeys))") }
    if envelope.hasExternalID { arguments.append("hasExternalID: true") }
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
    let beside = Array(envelope.idKeys.first?.dropLast() ?? [])
    if !slots.isEmpty { arguments.append("slots: \(SwiftLiteral.strings(beside))") }
    if envelope.isList, let field = message.fields.first {
      arguments.append("list: \(SwiftLiteral.string(Escaping.json(field.key.value)))")
    }
    if isForeign { arguments.append("isForeign: true") }
    if isMoved { arguments += placesToWrite(in: schema[message.envelope], slots, keys) }
    return "MessageEnvelope(\(arguments.joined(separator: ", ")))"
  }

  private static func paths(_ paths: [Envelope.Path]) -> String {
    "[" + paths.map { SwiftLiteral.strings($0) }.joined(separator: ", ") + "]"
  }

  /// What a message's own envelope holds beside the payload.
  private func placesToKeep(in envelope: Envelope, _ slots: [Field]) -> [String] {
    let objects = EnvelopeTree(envelope, slots: slots).all
    let kept = objects.enumerated().filter { !$0.element.holdsPayload }.map { index, object in
      Self.object(object.path, object.keys, scope: index + 1)
    }
    return Self.objects(kept, passing: objects.first(where: \.holdsPayload)?.keys ?? [])
  }

  /// The same of an envelope of `alsoReads`. Nothing is kept for a message that is a list: it has no room for that.
  private func placesToRead(in envelope: Envelope, _ read: ReadEnvelope, isMoved: Bool) -> [String] {
    let objects = isMoved && !envelope.isList ? read.objects.map { Self.object($0.path, $0.keys, scope: nil) } : []
    return Self.objects(objects, passing: envelope.isList ? [] : read.keys(in: envelope.payload ?? []))
  }

  /// Where a message's own envelope has room for what another one held.
  private func placesToWrite(in own: Envelope, _ slots: [Field], _ keys: [JSONKey]) -> [String] {
    let values = EnvelopeTree(own, slots: slots).all.enumerated().map { index, object in
      object.holdsPayload
        ? Self.object(object.path, object.keys + keys, scope: nil)
        : Self.object(object.path, object.keys, scope: index + 1)
    }
    let reserved = keysOfOthers(in: own)
    return ["own: [\(values.joined(separator: ", "))]"]
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
    let earlier = own.hasExternalID ? groups[...] : groups.prefix { $0.key != key }
    var keys: [JSONKey] = []
    for path in earlier.flatMap({ $0.key.idKeys + $0.key.sortedRequiredKeys })
    where path.count > payload.count && path.starts(with: payload) && !keys.contains(path[payload.count]) {
      keys.append(path[payload.count])
    }
    return keys
  }
}
