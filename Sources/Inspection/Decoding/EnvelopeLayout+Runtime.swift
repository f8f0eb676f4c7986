import MessageRuntime
import Schema
import SourceText

extension MessageEnvelope {
  convenience init(_ layout: EnvelopeLayout) {
    let envelope = layout.envelope
    func texts(_ keys: [JSONKey]) -> [String] { keys.map(\.text) }
    func object(_ object: EnvelopeLayout.Object) -> Object {
      Object(texts(object.path), texts(object.keys), scope: object.scope ?? UnknownKeys.payloadScope)
    }
    self.init(
      identity: envelope.idKeys.map(texts), present: envelope.requiredKeys.map(texts),
      hasExternalID: envelope.hasExternalID, payload: texts(envelope.payload ?? []),
      encoding: Encoding(envelope.encoding), options: layout.isLenient ? [] : [.strict],
      objects: layout.objects.map(object), slots: layout.slots.map(texts),
      list: layout.list.map { Escaping.json($0) }, isForeign: layout.isForeign, own: layout.own.map(object),
      reserved: texts(layout.reserved))
  }
}

extension MessageEnvelope.Encoding {
  fileprivate init(_ encoding: Envelope.Encoding) {
    switch encoding {
    case .object: self = .object
    case .jsonString: self = .string
    case .either: self = .objectOrString
    }
  }
}
