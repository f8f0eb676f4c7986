import MessageRuntime
import Schema

/// Finds the nodes of a message's values in a text.
struct PayloadNodes {
  let envelope: Envelope
  private let layout: EnvelopeLayout
  private let root: JSONNode?
  /// What is sent beside the JSON.
  let slots: [String: String]
  /// The value at the payload's path, also inside of a string; nil: none.
  private var payload: JSONNode?

  init(_ text: Payload, _ layout: EnvelopeLayout) {
    (self.layout, envelope, slots) = (layout, layout.envelope, text.slots)
    root = JSONNode(text: text.text)
    payload = object(at: payloadPath) ?? node(of: payloadPath)
  }

  private var payloadPath: Envelope.Path { envelope.payload ?? [] }
  private var besideID: Envelope.Path { envelope.idKeys.first?.dropLast() ?? [] }

  /// The value that the decoder finds at a path: through objects, and through the string that holds the payload.
  func node(of path: Envelope.Path) -> JSONNode? {
    guard let key = path.last else { return root }
    return object(at: Array(path.dropLast()))?.member(key.text)
  }

  private func object(at path: Envelope.Path) -> JSONNode? {
    guard let node = node(of: path) else { return nil }
    if node.isObject { return node }
    return envelope.encoding != .object && path == payloadPath ? node.asObject : nil
  }

  func node(of field: FieldShape) -> JSONNode? {
    if field.slot != nil { return nil }
    if envelope.isList { return root }
    let object = field.reading.contains(.besideIdentity) ? object(at: besideID) : payload
    return object.flatMap { field.node(in: $0) }
  }

  /// Where the object with the fields is; nil: there is none.
  var payloadPointer: String? { payload.flatMap { $0.isObject || envelope.isList ? $0.pointer : nil } }

  /// The payload, or the innermost value on its path that is not an object.
  var payloadOrObstacle: JSONNode? {
    if let payload { return payload }
    let path = payloadPath
    let deepest = path.indices.reversed().lazy.compactMap { node(of: Array(path[..<$0])) }.first
    return deepest.flatMap { $0.isObject ? nil : $0 }
  }

  /// The row that says that there is no payload.
  var missingPayload: ExplainedRow? {
    guard let root, root.isObject, let path = envelope.payload, payload?.isObject != true else { return nil }
    return ExplainedRow(.noPayload, path: "", pointer: pointer(of: path), found: payload?.value.json)
  }

  // MARK: Objects and their keys

  /// The objects of the envelope from the root inwards, with that of the payload, and what may be in each.
  func objects(of shape: ObjectShape) -> [NamedObject] {
    if envelope.isList { return [] }
    let payload = payloadPath
    let fields = shape.fields.filter(\.isInJSON)
    let isMissing = missingPayload != nil
    let paths = layout.objects.map(\.path) + [payload]
    return paths.indices.filter { !paths[..<$0].contains(paths[$0]) }.map { index in
      let path = paths[index]
      return NamedObject(
        pointer: pointer(of: path), node: object(at: path),
        fields: fields.filter { ($0.reading.contains(.besideIdentity) ? besideID : payload) == path },
        others: keys(in: path), payloadKey: isMissing && path == payload.dropLast() ? payload.last : nil)
    }
  }

  /// Keys that mean something in an object of the envelope, beside the fields.
  func keys(in path: Envelope.Path) -> [JSONKey] {
    let paths = envelope.idKeys + envelope.requiredKeys + envelope.constants.map { [$0.key] } + [payloadPath]
    return paths.compactMap { $0.starts(with: path) ? $0.dropFirst(path.count).first : nil }
  }

  /// The pointer of the value at a path, or of the missing one.
  private func pointer(of path: Envelope.Path) -> String {
    object(at: path)?.pointer ?? path.map { "/" + JSONNode.escaped($0.text) }.joined()
  }
}
