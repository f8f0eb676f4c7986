nonisolated extension EnvelopeDocument {
  /// The members of an envelope that have no meaning there. Those of one of `reads` are members of its root, and of
  /// objects in it what is left; the unknown keys of the payload's object are the payload's.
  func leftovers(of envelope: MessageEnvelope) -> [UnknownKeys.Entry] {
    if !envelope.own.isEmpty { return leftovers([], of: envelope) }
    var rest: [UnknownKeys.Entry] = []
    for object in envelope.objects {
      guard let place = self.object(at: object.path, through: envelope.text) else { continue }
      addOthers(of: place, than: object, to: &rest)
    }
    return rest
  }

  private func leftovers(_ path: [String], of envelope: MessageEnvelope) -> [UnknownKeys.Entry] {
    guard let object = envelope.objects.first(where: { UTF8Text.areSame($0.path, path) }),
      let place = self.object(at: path, through: envelope.text)
    else { return [] }
    let isPayload = UTF8Text.areSame(envelope.payload, path)
    let document = document(of: place)
    let members = document.keys(of: place.value)
    let known = members.map { member in object.keys.firstIndex { document.isKey(member, $0) } }
    var last = [Int](repeating: 0, count: object.keys.count)
    for (index, key) in known.enumerated() { if let key { last[key] = index } }
    var rest: [UnknownKeys.Entry] = []
    for (index, member) in members.enumerated() {
      var entry = document.entry(of: member)
      if let key = known[index] {
        // Of duplicates the last one wins.
        guard last[key] == index else { continue }
        let inside = leftovers(path + [object.keys[key]], of: envelope)
        if inside.isEmpty { continue }
        entry.value = "{" + inside.map { $0.key + ":" + $0.value }.joined(separator: ",") + "}"
      } else if isPayload {
        continue
      }
      rest.append(entry)
    }
    return rest
  }
}

nonisolated extension UnknownKeys {
  /// Adds what an envelope held beside the payload. The unknown keys of a message that was read in an envelope of
  /// `reads`
  /// become those of its own envelope.
  mutating func add(_ leftovers: [Entry], of envelope: MessageEnvelope) {
    guard let payload = envelope.own.firstIndex(where: { $0.scope == Self.payloadScope }) else {
      entries += leftovers
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
  private struct Member {
    var entry: UnknownKeys.Entry
    var key: [UInt8]
    var isMoved: Bool
    /// The message writes something else there.
    var isTaken: Bool
  }

  private let own: [MessageEnvelope.Object]
  /// For each of these objects, in their order.
  private var members: [[Member]]

  init(_ own: [MessageEnvelope.Object]) {
    self.own = own
    members = own.map { _ in [] }
  }

  /// - Parameters:
  ///   - isMoved: they stood in another object.
  ///   - reserved: keys that they must not have there.
  mutating func add(_ entries: [UnknownKeys.Entry], to place: Int, isMoved: Bool = false, reserved: [String] = []) {
    for var entry in entries {
      let key = entry.name
      let isWritten = own[place].keys.contains { UTF8Text.areSame($0, key) }
      if isWritten, let inner = object(key, in: place), let inside = entry.members {
        add(inside, to: inner, isMoved: isMoved)
        continue
      }
      entry.scope = own[place].scope
      let isTaken = isWritten || reserved.contains { UTF8Text.areSame($0, key) }
      members[place].append(Member(entry: entry, key: Array(key.utf8), isMoved: isMoved, isTaken: isTaken))
    }
  }

  private func object(_ key: String, in place: Int) -> Int? {
    own.firstIndex { UTF8Text.areSame($0.path, own[place].path + [key]) }
  }

  /// In the order in which reading the message's own envelope gives them.
  func entries() -> [UnknownKeys.Entry] {
    let all = own.indices.flatMap { entries(in: $0) }
    return all.filter { $0.scope == UnknownKeys.payloadScope } + all.filter { $0.scope != UnknownKeys.payloadScope }
  }

  private func entries(in place: Int) -> [UnknownKeys.Entry] {
    // What stays where it was keeps its key; what is moved makes way.
    var taken = Set(members[place].filter { !$0.isTaken && !$0.isMoved }.map(\.key))
    let isFree = members[place].map { !$0.isTaken && !($0.isMoved && taken.contains($0.key)) }
    for (index, member) in members[place].enumerated() where isFree[index] { taken.insert(member.key) }
    for key in own[place].keys { taken.insert(Array(key.utf8)) }
    var names: [[UInt8]: [UInt8]] = [:]
    var entries: [UnknownKeys.Entry] = []
    for (index, member) in members[place].enumerated() {
      var entry = member.entry
      if !isFree[index] {
        // What was there twice still is.
        let origin = member.key + [member.isMoved ? 1 : 0]
        let name = names[origin] ?? Self.free(member.key, &taken)
        names[origin] = name
        entry.key = JSONValue(String(decoding: name, as: UTF8.self)).json
      }
      entries.append(entry)
    }
    return entries
  }

  private static func free(_ key: [UInt8], _ taken: inout Set<[UInt8]>) -> [UInt8] {
    var name = key
    repeat { name.append(UInt8(ascii: "_")) } while taken.contains(name)
    taken.insert(name)
    return name
  }
}
