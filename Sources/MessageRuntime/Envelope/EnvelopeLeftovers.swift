nonisolated extension UnknownKeys {
  /// Adds what an envelope held beside the payload. The unknown keys of a message that was read in an envelope of
  /// `reads` become those of its own envelope.
  mutating func add(_ leftovers: [Entry], of envelope: MessageEnvelope) {
    guard let payload = envelope.own.firstIndex(where: { $0.scope == Self.payloadScope }) else {
      if !leftovers.isEmpty { entries += leftovers }
      return
    }
    if entries.isEmpty && leftovers.isEmpty { return }
    var places = EnvelopeLeftovers(envelope.own)
    let isMoved = !UTF8Text.areSame(envelope.own[payload].path, envelope.payload)
    places.add(entries, to: payload, isMoved: isMoved, reserved: isMoved ? envelope.reserved : [])
    places.add(leftovers, to: 0)
    entries = places.entries()
  }
}

/// Where a message keeps what an envelope of `reads` held beside its payload: at the same place in its own envelope.
/// Where the message writes something else under the key, the key gets a `_` at its end; nothing is lost, and nothing
/// is there twice.
nonisolated struct EnvelopeLeftovers {
  private final class Member {
    /// The place of its object among the envelope's.
    let object: Int
    var entry: UnknownKeys.Entry
    let key: UTF8Text
    let isMoved: Bool
    /// Something else has its key there.
    var isTaken: Bool

    init(_ entry: UnknownKeys.Entry, in object: Int, isMoved: Bool, isTaken: Bool) {
      self.object = object
      self.entry = entry
      self.isMoved = isMoved
      self.isTaken = isTaken
      key = UTF8Text(entry.name)
    }
  }

  private let own: [MessageEnvelope.Object]
  private var members: [Member] = []

  init(_ own: [MessageEnvelope.Object]) { self.own = own }

  /// - Parameters:
  ///   - isMoved: they stood in another object.
  ///   - reserved: keys that they must not have there.
  mutating func add(_ entries: [UnknownKeys.Entry], to object: Int, isMoved: Bool = false, reserved: [String] = []) {
    for var entry in entries {
      let key = entry.name
      let isWritten = own[object].keys.contains { UTF8Text.areSame($0, key) }
      let path = own[object].path + [key]
      if isWritten, let inner = own.firstIndex(where: { UTF8Text.areSame($0.path, path) }), let inside = entry.members {
        add(inside, to: inner, isMoved: isMoved)
        continue
      }
      entry.scope = own[object].scope
      let isTaken = isWritten || reserved.contains { UTF8Text.areSame($0, key) }
      members.append(Member(entry, in: object, isMoved: isMoved, isTaken: isTaken))
    }
  }

  /// In the order in which reading the message's own envelope gives them.
  func entries() -> [UnknownKeys.Entry] {
    let all = own.indices.flatMap { entries(in: $0) }
    return all.filter { $0.scope == UnknownKeys.payloadScope } + all.filter { $0.scope != UnknownKeys.payloadScope }
  }

  private func entries(in object: Int) -> [UnknownKeys.Entry] {
    let members = members.filter { $0.object == object }
    // What stays where it was keeps its key; what is moved makes way.
    var taken: [UTF8Text: Int] = [:]
    for member in members where !member.isTaken && !member.isMoved { taken[member.key] = 0 }
    for member in members where member.isMoved && taken[member.key] != nil { member.isTaken = true }
    for member in members where !member.isTaken { taken[member.key] = 0 }
    for key in own[object].keys { taken[UTF8Text(key)] = 0 }
    // How many `_` a key has got: what was there twice still is.
    var marks: [UTF8Text: Int] = [:]
    for member in members where member.isTaken {
      let origin = UTF8Text(member.key.text + (member.isMoved ? "1" : "0"))
      var name = member.key.text + String(repeating: "_", count: marks[origin] ?? 1)
      if marks[origin] == nil {
        while taken[UTF8Text(name)] != nil { name += "_" }
        taken[UTF8Text(name)] = 0
        marks[origin] = name.utf8.count - member.key.text.utf8.count
      }
      member.entry.key = JSONValue(name).json
    }
    return members.map(\.entry)
  }
}
