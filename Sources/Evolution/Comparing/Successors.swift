import Schema

/// What messages of an older release are in the current schemas, by way of the latest release: by name or id alone, one
/// that came later could be taken for one that is gone.
struct Successors {
  /// From the older release to the latest one, and from that to the current schemas.
  let shipped: SchemaPair
  let latest: SchemaPair

  /// nil: it is gone.
  func name(of message: Message, in schema: ComparedSchema) -> String? {
    guard let kept = shipped.messages.first(where: { $0.old.name == message.name })?.new.name else {
      // One that was gone may come back.
      return latest.old.has(message.name) || !schema.has(message.name) ? nil : message.name
    }
    return latest.messages.first { $0.old.name == kept }?.new.name ?? (schema.has(kept) ? kept : nil)
  }
}

extension Schema {
  fileprivate func has(_ name: String) -> Bool { messages.contains { $0.name == name } }
}
