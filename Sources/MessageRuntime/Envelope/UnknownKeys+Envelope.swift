import Foundation

nonisolated extension UnknownKeys {
  /// Makes the unknown keys of a message that was read in an envelope of `reads` those of its own envelope.
  mutating func settle(_ leftovers: [Entry], from envelope: JSONEnvelope) {
    guard let payload = envelope.own.firstIndex(where: { $0.scope == Self.payloadScope }) else { return }
    let own = entries.filter { $0.scope == Self.payloadScope }
    if own.isEmpty && leftovers.isEmpty { return }
    var places = JSONLeftovers(envelope.own)
    let path = envelope.own[payload].path
    let isMoved =
      path.count != envelope.payload.count
      || !zip(path, envelope.payload).allSatisfy { MessageCheck.areSame($0, $1) }
    places.add(own, to: payload, isMoved: isMoved, reserved: isMoved ? envelope.reserved : [])
    places.add(leftovers, to: 0)
    replace(with: entries.filter { $0.scope == Self.textScope } + places.entries())
  }
}
