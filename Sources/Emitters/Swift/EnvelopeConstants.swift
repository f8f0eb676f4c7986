import Schema
import SourceText

/// The constants of a decoder that say where messages have their id and their payload, each once.
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
  private var names = UniqueNames([])

  init(schema: Schema) {
    self.schema = schema
    groups = EnvelopeLayout.groups(of: schema)
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
    let layout = EnvelopeLayout(envelope, of: message, isForeign: isForeign, in: schema, groups: groups)
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
    if !layout.isLenient { arguments.append("options: [.strict]") }
    if !layout.objects.isEmpty { arguments.append("objects: \(Self.objects(layout.objects))") }
    if let slots = layout.slots { arguments.append("slots: \(SwiftLiteral.strings(slots))") }
    if let list = layout.list { arguments.append("list: \(SwiftLiteral.string(Escaping.json(list)))") }
    if isForeign { arguments.append("isForeign: true") }
    if !layout.own.isEmpty { arguments.append("own: \(Self.objects(layout.own))") }
    if !layout.reserved.isEmpty { arguments.append("reserved: \(SwiftLiteral.strings(layout.reserved))") }
    return "MessageEnvelope(\(arguments.joined(separator: ", ")))"
  }

  private static func paths(_ paths: [Envelope.Path]) -> String {
    "[" + paths.map { SwiftLiteral.strings($0) }.joined(separator: ", ") + "]"
  }

  private static func objects(_ objects: [EnvelopeLayout.Object]) -> String {
    let objects = objects.map { object in
      let scope = object.scope.map { ", scope: \($0)" } ?? ""
      return ".init(\(SwiftLiteral.strings(object.path)), \(SwiftLiteral.strings(object.keys))\(scope))"
    }
    return "[\(objects.joined(separator: ", "))]"
  }
}
