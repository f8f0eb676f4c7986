import Schema

/// What a message writes, and where: its JSON as far as the schema tells.
struct Footprint {
  /// Whether something is there and not null.
  enum Presence { case never, sometimes, always, unknown }

  private let message: Message
  private let envelope: Envelope
  private let schema: Schema

  init(_ message: Message, in schema: Schema) {
    self.message = message
    self.schema = schema
    envelope = schema[message.envelope]
  }

  func presence(at path: Envelope.Path) -> Presence {
    if envelope.identity.contains(where: { $0.starts(with: path) }) { return .always }
    if let payload = envelope.payload, payload.starts(with: path) { return .always }
    if let constant = envelope.constants.first(where: { $0.key == path[0] }) {
      guard path.count == 1 else { return .unknown }
      return constant.json == "null" ? .never : .always
    }
    if let (field, rest) = field(at: path) { return presence(of: field, at: rest) }
    return isOpaque(path) ? .unknown : .never
  }

  /// What the identity or a constant puts there; nil where it is something else or nothing.
  func place(at path: Envelope.Path, of entry: Identity.Entry?) -> Identity.Place? {
    if let entry, let index = envelope.identity.firstIndex(of: path), index < entry.places.count {
      return entry.places[index]
    }
    guard path.count == 1, let json = envelope.constants.first(where: { $0.key == path[0] })?.json else { return nil }
    if let integer = Int64(json) { return .value(.integer(integer)) }
    guard json.hasPrefix("\""), !json.contains("\\") else { return nil }
    return .value(.string(String(json.dropFirst().dropLast())))
  }

  /// The field whose own value stands exactly there.
  func field(exactlyAt path: Envelope.Path) -> Field? {
    guard let (field, rest) = field(at: path), rest.isEmpty else { return nil }
    return field
  }

  /// The field of the message on the way to a place, and the rest of the way in it.
  private func field(at path: Envelope.Path) -> (Field, Envelope.Path.SubSequence)? {
    for field in message.fields {
      guard let place = place(of: field), path.starts(with: place) else { continue }
      for key in writtenKeys(of: field) where path.dropFirst(place.count).first == key {
        return (field, path.dropFirst(place.count + 1))
      }
    }
    return nil
  }

  /// What a field's key stands in; nil for one that is not in the JSON, or not to be seen there.
  private func place(of field: Field) -> Envelope.Path? {
    switch field.slot?.value {
    case .named: nil
    case .envelope: Array(envelope.identity.first?.dropLast() ?? [])
    case nil: isEncoded ? nil : envelope.payload ?? []
    }
  }

  private var isEncoded: Bool { envelope.encoding == .jsonString || envelope.isList }

  /// A place in a payload that is a string.
  private func isOpaque(_ path: Envelope.Path) -> Bool {
    isEncoded && envelope.payload.map { path.starts(with: $0) } ?? true
  }

  private func writtenKeys(of field: Field) -> [JSONKey] {
    [JSONKey(field.keyText)] + (field.mirrorsAliases ? field.aliases.map { JSONKey($0.value) } : [])
  }

  private func presence(of field: Field, at rest: Envelope.Path.SubSequence) -> Presence {
    let isAlwaysWritten = field.isRequired || field.defaultValue != nil && field.omission == .never
    guard let key = rest.first else { return isAlwaysWritten ? .always : .sometimes }
    guard field.wire == nil, case .object(let id) = field.type else { return .unknown }
    guard let inner = schema[id].fields.first(where: { writtenKeys(of: $0).contains(key) }) else { return .never }
    let presence = presence(of: inner, at: rest.dropFirst())
    return presence == .always && !isAlwaysWritten ? .sometimes : presence
  }
}
