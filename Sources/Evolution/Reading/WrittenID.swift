import Schema

/// What a reader sees of an envelope: the ids, at the paths where they are written. It is no struct, for the same reason
/// as `FieldPair`.
final class WrittenID: Sendable {
  let message: Message
  let envelope: Envelope
  let id: [TypeID.Value]

  init(_ id: [TypeID.Value], of message: Message, in envelope: Envelope) {
    (self.message, self.envelope, self.id) = (message, envelope, id)
  }

  /// What an envelope finds at a path; nil: nothing that could be an id.
  func value(at path: Envelope.Path, for reader: Envelope) -> TypeID.Value? {
    guard isOpen(path, to: reader) else { return nil }
    if let index = envelope.idKeys.firstIndex(of: path), index < id.count { return id[index] }
    guard path.count == 1, let constant = envelope.constants.first(where: { $0.key == path[0] }) else { return nil }
    if let integer = Int64(constant.json) { return .integer(integer) }
    guard constant.json.hasPrefix("\""), !constant.json.contains("\\") else { return nil }
    return .string(String(constant.json.dropFirst().dropLast()))
  }

  /// Whether an envelope finds something in every message, as its `requiredKeys` ask.
  func isPresent(_ path: Envelope.Path, for reader: Envelope) -> Bool {
    guard isOpen(path, to: reader) else { return false }
    let payload = envelope.payload ?? []
    if envelope.idKeys.contains(where: { $0.starts(with: path) }) || payload.starts(with: path) && !path.isEmpty {
      return true
    }
    if path.count == 1, envelope.constants.contains(where: { $0.key == path[0] && $0.json != "null" }) { return true }
    return isWritten(path, in: payload) { $0.slot == nil }
      || isWritten(path, in: envelope.placeOfSlots) { $0.slot?.value == .envelope }
  }

  /// A field is always there.
  private func isWritten(_ path: Envelope.Path, in object: Envelope.Path, _ isThere: (Field) -> Bool) -> Bool {
    guard path.count == object.count + 1, path.starts(with: object), let key = path.last else { return false }
    return message.fields.contains { isThere($0) && !$0.mayBeMissing && $0.writtenKeys.contains(key) }
  }

  /// A payload that is a string is looked into only where one is expected.
  private func isOpen(_ path: Envelope.Path, to reader: Envelope) -> Bool {
    guard envelope.encoding == .jsonString, let payload = envelope.payload, path.count > payload.count,
      path.starts(with: payload)
    else { return true }
    return reader.encoding != .object && reader.payload == payload
  }
}

extension Envelope {
  /// The object with the fields of `slot: envelope`.
  var placeOfSlots: Path { Array(idKeys.first?.dropLast() ?? []) }
}
