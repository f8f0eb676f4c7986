import Schema
import SourceText

extension Resolver {
  /// The envelope of that name.
  mutating func envelope(_ name: Located<String>) -> Envelope.ID? {
    if let index = configuration.envelopes.firstIndex(where: { $0.name.value == name.value }) {
      return Envelope.ID(index)
    }
    guard !unreadableEnvelopes.contains(name.value) else { return nil }
    reading.reportUnknown(
      .unknownEnvelope, "there is no envelope `\(name.value)`", name,
      among: configuration.envelopes.map(\.name.value))
    return nil
  }

  /// What `id` or `ids` says, checked against the envelope; nil if that failed.
  mutating func identity(_ entries: Entries, of name: Located<String>, in envelope: Envelope) -> Identity? {
    if entries.mentions("id"), entries.mentions("ids"), let range = entries.keyRange("ids") {
      reading.report(
        .conflictingKeys, "`id` and `ids` exclude one another", at: range,
        notes: [.init("`id` is here", at: entries.keyRange("id"))], help: "write all identities under `ids`")
      return nil
    }
    let node = entries["id"] ?? entries["ids"]
    guard let node else {
      guard !entries.mentions("id"), !entries.mentions("ids") else { return nil }
      return withoutIdentity(name, in: envelope)
    }
    guard !envelope.identity.isEmpty || envelope.isOutside else {
      reading.report(
        .unexpectedID, "the envelope `\(envelope.name.value)` has no place for an identity", at: node.range,
        notes: [.init("the envelope is here", at: envelope.name.range)],
        help: "remove the identity, or give the envelope an `id`")
      return nil
    }
    let read = entries["id"] != nil ? reading.identity(node).map { [$0] } : reading.identities(node)
    guard let list = read else { return nil }
    let keys = envelope.isOutside ? 1 : envelope.identity.count
    var isFitting = true
    for entry in list where entry.places.count != keys {
      isFitting = false
      let isList = entry.places.count > 1 && keys == 1
      let (values, wanted) = (Wording.count(entry.places.count, "value"), Wording.count(keys, "identity key"))
      reading.report(
        .identityArity, "\(values) for \(wanted) of the envelope `\(envelope.name.value)`",
        at: entry.range, notes: [.init("the envelope is here", at: envelope.name.range)],
        help: isList ? "several identities are `ids`" : "one value for each identity key")
    }
    return isFitting ? Identity(entries: list, range: node.range) : nil
  }

  private mutating func withoutIdentity(_ name: Located<String>, in envelope: Envelope) -> Identity? {
    guard !envelope.identity.isEmpty else { return Identity(entries: [], range: name.range) }
    reading.report(
      .missingID, "`\(name.value)` has no `id`, and the envelope `\(envelope.name.value)` wants one", at: name.range,
      help: "add `id: …`, or name another `envelope`")
    return nil
  }

  /// A `_` is an argument of the initialiser beside the fields, named after its key.
  mutating func checkArguments(_ identity: Identity, _ scope: Scope, in envelope: Envelope) {
    for (index, path) in envelope.identity.enumerated() {
      guard let key = path.last, identity.entries.contains(where: { $0.places[index] == .any }) else { continue }
      guard let field = scope.all.first(where: { $0.swiftName == key }) else { continue }
      reading.report(
        .swiftNameCollision, "the identity's `_` is called `\(key)` in Swift, as the field is",
        at: field.swiftNameRange ?? field.declaration.name.range,
        notes: [.init("the identity is here", at: identity.range)],
        help: "give the field another name in Swift with `swiftName`")
    }
  }

  /// A test of `when: { id: … }`, whose entries the message must be able to have.
  mutating func identityTest(_ node: YAMLNode, _ name: Located<String>, of identity: Identity) -> Condition.Test? {
    guard identity.isRemembered else {
      reading.report(
        .misfitTest, "the message has one identity: a test for it says nothing", at: name.range,
        help: "test for `id` where there are several")
      return nil
    }
    let arity = identity.entries[0].places.count
    let isOne = node.kind == .scalar || arity > 1 && node.items.allSatisfy { $0.kind == .scalar }
    let read = isOne ? reading.identity(node).map { [$0] } : reading.identities(node)
    guard let entries = read else { return nil }
    for entry in entries {
      guard !identity.entries.contains(where: { $0.overlaps(entry) }) else { continue }
      reading.report(
        .unmatchedIdentity, "the message has no such identity", at: entry.range,
        notes: [.init("its identities are here", at: identity.range)])
      return nil
    }
    return .identities(entries.map(\.places))
  }
}

extension Identity.Entry {
  fileprivate func overlaps(_ other: Identity.Entry) -> Bool {
    places.count == other.places.count && zip(places, other.places).allSatisfy { $0.overlaps($1) }
  }
}

extension Identity.Place {
  fileprivate func overlaps(_ other: Identity.Place) -> Bool {
    switch (self, other) {
    case (.any, _), (_, .any): true
    case (.value(let a), .value(let b)): a.description == b.description
    case (.range(let a), .range(let b)): a.overlaps(b)
    case (.range(let range), .value(.integer(let value))), (.value(.integer(let value)), .range(let range)):
      range.contains(value)
    default: false
    }
  }
}
