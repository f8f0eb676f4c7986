import Foundation

/// Where a message keeps what an envelope of `reads` held beside its payload: at the same place in its own envelope.
/// Where the message writes something else under the key, the key gets a `_` at its end; nothing is lost, and nothing
/// is there twice.
nonisolated struct JSONLeftovers {
  private struct Member {
    var entry: UnknownKeys.Entry
    var key: [UInt8]
    var isMoved: Bool
    /// The message writes something else there.
    var isTaken: Bool
  }

  private let own: [JSONEnvelope.Object]
  /// For each of these objects, in their order.
  private var members: [[Member]]

  init(_ own: [JSONEnvelope.Object]) {
    self.own = own
    members = own.map { _ in [] }
  }

  /// - Parameters:
  ///   - isMoved: they stood in another object.
  ///   - reserved: keys that they must not have there.
  mutating func add(
    _ entries: [UnknownKeys.Entry], to place: Int, isMoved: Bool = false, reserved: [String] = []
  ) {
    for var entry in entries {
      let key = JSONValue(verbatim: entry.key).anyString
      let isWritten = own[place].keys.contains { MessageCheck.areSame($0, key) }
      if isWritten, let inner = object(key, in: place), let inside = entry.members {
        add(inside, to: inner, isMoved: isMoved)
        continue
      }
      entry.scope = own[place].scope
      let isTaken = isWritten || reserved.contains { MessageCheck.areSame($0, key) }
      members[place].append(Member(entry: entry, key: Array(key.utf8), isMoved: isMoved, isTaken: isTaken))
    }
  }

  private func object(_ key: String, in place: Int) -> Int? {
    let path = own[place].path
    return own.firstIndex { object in
      object.path.count == path.count + 1 && MessageCheck.areSame(object.path[path.count], key)
        && zip(object.path, path).allSatisfy { MessageCheck.areSame($0, $1) }
    }
  }

  /// In the order in which reading the message's own envelope gives them.
  func entries() -> [UnknownKeys.Entry] {
    var entries: [UnknownKeys.Entry] = []
    let payload = own.indices.filter { own[$0].scope == UnknownKeys.payloadScope }
    for place in payload + own.indices.filter({ own[$0].scope != UnknownKeys.payloadScope }) {
      entries += self.entries(in: place)
    }
    return entries
  }

  private func entries(in place: Int) -> [UnknownKeys.Entry] {
    // What stays where it was keeps its key; what is moved makes way.
    var taken: Set<[UInt8]> = []
    for member in members[place] where !member.isTaken && !member.isMoved { taken.insert(member.key) }
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
        var name = names[origin] ?? member.key
        if names[origin] == nil {
          repeat { name.append(UInt8(ascii: "_")) } while taken.contains(name)
          taken.insert(name)
          names[origin] = name
        }
        entry.key = JSONValue(String(decoding: name, as: UTF8.self)).json
      }
      entries.append(entry)
    }
    return entries
  }
}
