/// Where the paths of envelopes lead.
nonisolated extension JSONDocument {
  enum Target {
    case missing
    case found(Int)
    /// Something on the way is no object.
    case blocked(Int)
  }

  mutating func target(of path: [String], in envelope: MessageEnvelope) -> Target {
    var value = 0
    for (length, key) in path.enumerated() {
      guard let object = object(value, at: path, length, in: envelope) else {
        return length == 0 ? .missing : .blocked(value)
      }
      guard let member = member(key, of: object) else { return .missing }
      value = member
    }
    return .found(value)
  }

  /// The object at a path.
  mutating func object(at path: [String], in envelope: MessageEnvelope) -> Int? {
    guard case .found(let value) = target(of: path, in: envelope) else { return nil }
    return object(value, at: path, path.count, in: envelope)
  }

  /// A value that is an object, or the object in the string that may be the payload: the only string that paths lead
  /// through.
  private mutating func object(_ value: Int, at path: [String], _ length: Int, in envelope: MessageEnvelope) -> Int? {
    if kind(value) == .object { return value }
    guard envelope.encoding != .object, kind(value) == .string,
      UTF8Text.areSame(Array(path[..<length]), envelope.payload), let content = content(of: value),
      kind(content) == .object
    else { return nil }
    return content
  }

  // MARK: What has no meaning there

  /// The members of an envelope that have no meaning there, but for those of the payload's object, which are the
  /// payload's. Those that have one are taken.
  mutating func leftovers(of envelope: MessageEnvelope) -> [UnknownKeys.Entry] {
    var rest: [UnknownKeys.Entry] = []
    for object in envelope.objects {
      guard let place = self.object(at: object.path, in: envelope) else { continue }
      for key in object.keys { _ = takeMember(key, of: place) }
      let isPayload = object.scope == UnknownKeys.payloadScope
      if !isPayload { rest += members(of: place, scope: object.scope) }
    }
    return envelope.own.isEmpty ? rest : foreignLeftovers([], of: envelope)
  }

  /// The same of an envelope of `reads`: members of its root, and of objects in it what is left.
  private mutating func foreignLeftovers(_ path: [String], of envelope: MessageEnvelope) -> [UnknownKeys.Entry] {
    guard let object = envelope.objects.first(where: { UTF8Text.areSame($0.path, path) }),
      let place = self.object(at: path, in: envelope)
    else { return [] }
    // Of duplicates the last one wins.
    let values = object.keys.map { member($0, of: place) }
    var rest: [UnknownKeys.Entry] = []
    for key in contents(of: place) {
      var entry = entry(of: key)
      if let index = values.firstIndex(of: key + 1) {
        let inside = foreignLeftovers(path + [object.keys[index]], of: envelope)
        if inside.isEmpty { continue }
        entry.value = "{" + inside.map { $0.key + ":" + $0.value }.joined(separator: ",") + "}"
      } else if tokens[key].isTaken || UTF8Text.areSame(envelope.payload, path) {
        continue
      }
      rest.append(entry)
    }
    return rest
  }
}
