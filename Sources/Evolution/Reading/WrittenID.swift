import Schema

/// What a reader sees of an envelope: the ids, at the paths where they are written.
struct WrittenID: Sendable {
  let message: Message
  let envelope: Envelope
  let id: [TypeID.Value]

  /// What is at a path; nil: nothing that could be an id.
  func value(at path: Envelope.Path) -> TypeID.Value? {
    if let index = envelope.idKeys.firstIndex(of: path), index < id.count { return id[index] }
    guard path.count == 1, let constant = envelope.constants.first(where: { $0.key == path[0] }) else { return nil }
    if let integer = Int64(constant.json) { return .integer(integer) }
    guard constant.json.hasPrefix("\""), !constant.json.contains("\\") else { return nil }
    return .string(String(constant.json.dropFirst().dropLast()))
  }

  /// Whether something is there in every message, as `requiredKeys` asks.
  func isPresent(_ path: Envelope.Path) -> Bool {
    let payload = envelope.payload ?? []
    if envelope.idKeys.contains(where: { $0.starts(with: path) }) || payload.starts(with: path) && !path.isEmpty {
      return true
    }
    if path.count == 1, envelope.constants.contains(where: { $0.key == path[0] && $0.json != "null" }) { return true }
    guard path.count == payload.count + 1, path.starts(with: payload), let key = path.last else { return false }
    return message.fields.contains { $0.slot == nil && !$0.mayBeMissing && $0.writtenKeys.contains(key) }
  }
}
