import Foundation

/// The text of a message, skimmed: the root's members, and those of objects in it on demand.
nonisolated struct JSONRoot {
  /// What a path leads to.
  private enum Place {
    case missing
    case found(JSONSpan)
    /// Something on the way is no object.
    case blocked(JSONSpan)
  }

  private let whole: JSONSpan
  private var members = JSONMembers()
  private(set) var isObject = false
  private(set) var isList = false
  /// Nothing but white space.
  private(set) var isBlank = false
  private(set) var isJSON = false
  private(set) var malformed = 0
  private let texts = JSONTexts()

  init(_ reader: JSONReader) {
    var reader = reader
    whole = reader.rest
    isBlank = reader.p == reader.end
    isList = reader.peek == UInt8(ascii: "[")
    if let members = reader.members() {
      self.members = members
      isObject = true
    } else if reader.malformed < 0 {
      reader.skip()
    }
    isJSON = reader.isAtEnd()
    malformed = reader.malformed
  }

  func free() { texts.free() }

  /// The identities of a group; nil if one of them, or what must be present, is missing or unreadable. Empty for a
  /// group that goes by `present`.
  @inline(never) func identity(_ group: JSONGroup, _ texts: [[String]]) -> JSONIdentities? {
    if group.identity.isEmpty && group.present.isEmpty { return nil }
    var found = JSONIdentities()
    for path in group.present {
      guard let span = value(path, texts, &found.text), span.start.pointee != UInt8(ascii: "n") else { return nil }
    }
    for path in group.identity {
      guard let span = value(path, texts, &found.text) else { return nil }
      var reader = JSONReader(span.bytes)
      if found.raw.isEmpty { found.raw = span.raw }
      guard let value = reader.identity() else {
        guard span.start.pointee < UInt8(ascii: "A"), span.start.pointee != UInt8(ascii: "\"") else { return nil }
        found.isBeyond = true
        continue
      }
      found.identities.append(JSONIdentity(value, isOtherNumber: span.raw != value.json))
    }
    return found
  }

  /// Tells the reader what the envelope holds beside the payload, and gives where that is; an empty stretch for a
  /// missing one.
  @inline(never) func payload(of envelope: JSONEnvelope, _ reader: inout JSONReader) -> JSONSpan {
    let nothing = JSONSpan(start: reader.end, count: 0)
    let texts = envelope.text.map { [$0] } ?? []
    if envelope.own.isEmpty {
      for object in envelope.objects {
        guard let members = members(object.path, texts) else { continue }
        let others = members.others(than: object.keys, scope: object.scope)
        if !others.isEmpty { reader.rare.envelopeKeys.append(others) }
      }
    } else {
      reader.rare.leftovers = leftovers([], of: envelope, texts)
    }
    if let members = members(envelope.slots, texts), !members.entries.isEmpty { reader.rare.slotMembers = members }
    if isBlank || !isJSON { return nothing }
    var text: [String]?
    switch place(envelope.payload, envelope.payload.count, texts, &text) {
    case .missing: return nothing
    case .found(let span): return span
    case .blocked(let span):
      reader.within(span) { reader in
        if envelope.options.isLenient && reader.isEmptyContainer { return }
        let _: Bool? = reader.mismatch("an object around the payload")
      }
      return nothing
    }
  }

  /// What is left of an object of an envelope of `reads` without all that has a meaning there; of objects inside of it
  /// likewise. The unknown keys of the payload's object are the payload's.
  private func leftovers(_ path: [String], of envelope: JSONEnvelope, _ texts: [[String]]) -> [UnknownKeys.Entry] {
    var rest: [UnknownKeys.Entry] = []
    for object in envelope.objects where JSONRoot.isStart(object.path, of: path, path.count) {
      guard let members = members(path, texts) else { break }
      let isPayload = JSONRoot.isStart(envelope.payload, of: path, path.count)
      let known = members.entries.map { JSONMembers.known($0.key, object.keys) }
      var last = [Int](repeating: 0, count: object.keys.count)
      for (index, key) in known.enumerated() { if let key { last[key] = index } }
      for (index, entry) in members.entries.enumerated() {
        guard let key = known[index] else {
          if !isPayload { rest.append(JSONMembers.entry(entry)) }
          continue
        }
        // Of duplicates the last one wins.
        guard last[key] == index else { continue }
        let inside = leftovers(path + [object.keys[key]], of: envelope, texts)
        if !inside.isEmpty { rest.append(JSONMembers.entry(entry, holding: inside)) }
      }
    }
    return rest
  }

  /// - Parameters:
  ///   - texts: the paths of strings that may be passed through.
  ///   - text: that of the string which was; one for all paths of a group.
  @inline(never) private func value(_ path: [String], _ texts: [[String]], _ text: inout [String]?) -> JSONSpan? {
    guard case .found(let span) = place(path, path.count, texts, &text) else { return nil }
    return span
  }

  @inline(never) private func members(_ path: [String], _ texts: [[String]]) -> JSONMembers? {
    if path.isEmpty { return members }
    var text: [String]?
    guard case .found(let span) = place(path, path.count, texts, &text) else { return nil }
    return members(of: span, path, path.count, texts, &text)
  }

  /// - Parameter length: how much of the path counts.
  @inline(never)
  private func place(_ path: [String], _ length: Int, _ texts: [[String]], _ text: inout [String]?) -> Place {
    if length == 0 { return .found(whole) }
    let key = path[length - 1]
    if length == 1 { return members.value(key).map { .found($0) } ?? .missing }
    switch place(path, length - 1, texts, &text) {
    case .missing: return .missing
    case .blocked(let span): return .blocked(span)
    case .found(let span):
      guard let members = members(of: span, path, length - 1, texts, &text) else { return .blocked(span) }
      return members.value(key).map { .found($0) } ?? .missing
    }
  }

  /// The members of what stands at a path: of an object, or of one in a string that may be passed through.
  private func members(
    of span: JSONSpan, _ path: [String], _ length: Int, _ texts: [[String]], _ text: inout [String]?
  ) -> JSONMembers? {
    var reader = JSONReader(span.bytes)
    if reader.peek != UInt8(ascii: "\"") { return reader.members() }
    for passed in texts where JSONRoot.isStart(passed, of: path, length) {
      if let text, !JSONRoot.areSame(text, passed) { return nil }
      guard let members = self.texts.members(span) else { return nil }
      text = passed
      return members
    }
    return nil
  }

  /// Whether a path is the first so many keys of another.
  private static func isStart(_ start: [String], of path: [String], _ length: Int) -> Bool {
    if start.count != length { return false }
    for index in 0..<length where !MessageCheck.areSame(start[index], path[index]) { return false }
    return true
  }

  /// Whether two paths are the same, byte by byte.
  static func areSame(_ path: [String], _ other: [String]) -> Bool { isStart(path, of: other, other.count) }
}
