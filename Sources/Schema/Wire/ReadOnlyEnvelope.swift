/// An envelope of `alsoReads`, which a message is only decoded from: the objects from the root inwards, with the keys in each
/// that have a meaning. What else they hold is kept for the message's own envelope.
struct ReadOnlyEnvelope {
  /// An object and its keys.
  struct Object {
    let path: Envelope.Path
    var keys: [JSONKey] = []
  }

  private(set) var objects = [Object(path: [])]

  /// - Parameters:
  ///   - slots: the fields of the message that are beside the id.
  ///   - keys: those of the fields in the payload.
  init(_ envelope: Envelope, slots: [Field], keys: [JSONKey]) {
    let beside = Array(envelope.idKeys.first?.dropLast() ?? [])
    for path in envelope.idKeys { add(path) }
    for constant in envelope.constants { add([constant.key]) }
    for slot in slots { add(beside + [JSONKey(slot.key.value)]) }
    let payload = envelope.payload ?? []
    add(payload)
    // What identifies the envelope has no meaning in the message's own, unless it leads to something else, or is in
    // a field.
    for path in envelope.requiredKeys {
      let isInField = path.starts(with: payload) && path.dropFirst(payload.count).first.map(keys.contains) ?? false
      if !isInField, !payload.starts(with: path) { add(path) }
    }
  }

  private mutating func add(_ path: Envelope.Path) {
    for (length, key) in path.enumerated() {
      let outer = Array(path[..<length])
      let index = objects.firstIndex { $0.path == outer } ?? objects.count
      if index == objects.count { objects.append(Object(path: outer)) }
      if !objects[index].keys.contains(key) { objects[index].keys.append(key) }
    }
  }
}
