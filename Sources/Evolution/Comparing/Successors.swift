import Schema

/// What the messages of an older release are called in the current schemas, by way of the latest release: only by its name
/// or id, a message that was added later could be taken for one that was removed.
struct Successors {
  /// The names in the latest release by those in the older one.
  private let shipped: [String: String]
  /// The names in the current schemas by those in the latest release.
  private let current: [String: String]
  /// All that the latest release has.
  private let released: Set<String>

  /// - Parameters:
  ///   - shipped: From the older release to the latest one.
  ///   - latest: From the latest release to the current schemas.
  init(shipped: MatchedMessages, latest: MatchedMessages) {
    self.shipped = shipped.names
    current = latest.names
    released = Set(latest.old.schema.messages.map(\.name))
  }

  /// nil: it is gone.
  func name(of message: Message, in schema: PreparedSchema) -> String? {
    guard let kept = shipped[message.name] else {
      // One that was gone may come back.
      return released.contains(message.name) || !schema.has(message.name) ? nil : message.name
    }
    return current[kept] ?? (schema.has(kept) ? kept : nil)
  }
}

extension MatchedMessages {
  /// The new names of messages by their old ones.
  fileprivate var names: [String: String] {
    Dictionary(messages.map { ($0.old.name, $0.new.name) }) { first, _ in first }
  }
}
