import Schema

/// What a message encodes, and where: its JSON as far as the schema says.
struct EncodedForm {
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
    if envelope.idKeys.contains(where: { $0.starts(with: path) }) { return .always }
    if let payload = envelope.payload, payload.starts(with: path) { return .always }
    if let constant = envelope.constants.first(where: { $0.key == path[0] }) {
      guard path.count == 1 else { return .unknown }
      return constant.json == "null" ? .never : .always
    }
    if let (field, rest) = field(at: path) { return presence(of: field, at: rest) }
    return isOpaque(path) ? .unknown : .never
  }

  /// What the id or a constant puts there; nil where it is something else or nothing.
  func component(at path: Envelope.Path, of typeID: TypeID?) -> TypeID.Component? {
    if let typeID, let index = envelope.idKeys.firstIndex(of: path), index < typeID.components.count {
      return typeID.components[index]
    }
    guard path.count == 1, let json = envelope.constants.first(where: { $0.key == path[0] })?.json else { return nil }
    if let integer = Int64(json) { return .value(.integer(integer)) }
    guard json.hasPrefix("\""), !json.contains("\\") else { return nil }
    return .value(.string(String(json.dropFirst().dropLast())))
  }

  /// The field whose own value is exactly at a path.
  func field(exactlyAt path: Envelope.Path) -> Field? {
    guard let (field, rest) = field(at: path), rest.isEmpty else { return nil }
    return field
  }

  /// The field of the message that a path leads through, and the rest of the path in it.
  private func field(at path: Envelope.Path) -> (Field, Envelope.Path.SubSequence)? {
    for field in message.fields {
      guard let parent = parent(of: field), path.starts(with: parent) else { continue }
      for key in writtenKeys(of: field) where path.dropFirst(parent.count).first == key {
        return (field, path.dropFirst(parent.count + 1))
      }
    }
    return nil
  }

  /// What a field's key is in; nil for one that is not in the JSON, or not to be seen there.
  private func parent(of field: Field) -> Envelope.Path? {
    switch field.slot?.value {
    case .named: nil
    case .envelope: Array(envelope.idKeys.first?.dropLast() ?? [])
    case nil: isEncoded ? nil : envelope.payload ?? []
    }
  }

  private var isEncoded: Bool { envelope.encoding == .jsonString || envelope.isList }

  /// Whether a path leads into a payload that is a string.
  private func isOpaque(_ path: Envelope.Path) -> Bool {
    isEncoded && envelope.payload.map { path.starts(with: $0) } ?? true
  }

  private func writtenKeys(of field: Field) -> [JSONKey] {
    [JSONKey(field.keyText)] + (field.writesAliases ? field.aliases.map { JSONKey($0.value) } : [])
  }

  private func presence(of field: Field, at rest: Envelope.Path.SubSequence) -> Presence {
    let isAlwaysWritten = field.isRequired || field.defaultValue != nil && field.omission == .never
    guard let key = rest.first else { return isAlwaysWritten ? .always : .sometimes }
    guard field.encoding == nil, case .object(let id) = field.type else { return .unknown }
    guard let inner = schema[id].fields.first(where: { writtenKeys(of: $0).contains(key) }) else { return .never }
    let presence = presence(of: inner, at: rest.dropFirst())
    return presence == .always && !isAlwaysWritten ? .sometimes : presence
  }
}
