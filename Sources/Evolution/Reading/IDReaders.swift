import Schema

/// Who reads an id in one schema: its whole dispatch, `alsoReads` included.
struct IDReaders: Sendable {
  private let schema: Schema
  /// With claims, in the order in which the decoder tries them.
  private let groups: [Dispatch.Group]

  init(_ schema: Schema) {
    self.schema = schema
    groups = (Dispatch(schema).groups + Dispatch(readsOf: schema).groups).filter { !$0.claims.isEmpty }
  }

  /// The message that reads what another schema writes; nil: it is unrecognized.
  func reader(of written: WrittenID) -> Message? { claim(on: written).map { schema.messages[$0.message] } }

  /// The envelope in which it is read.
  func envelope(of written: WrittenID) -> Envelope? { claim(on: written).map { schema[$0.envelope] } }

  private func claim(on written: WrittenID) -> Dispatch.Claim? {
    for group in groups where group.key.requiredKeys.allSatisfy(written.isPresent) {
      if group.key.hasExternalID != written.envelope.hasExternalID { continue }
      let values = group.key.hasExternalID ? written.id : group.key.idKeys.compactMap(written.value)
      if values.count < group.key.idKeys.count { continue }
      let components = values.map { TypeID.Component.value($0) }
      let claim = group.order.map { group.claims[$0] }.first { claim in
        claim.typeID.map { $0.components.overlaps(components, strictly: claim.isStrict) } ?? true
      }
      if let claim { return claim }
    }
    return nil
  }

  /// Examples of all ids that a message of this schema writes: both ends of ranges, and what the other side claims
  /// inside of them, less what this schema gives to another message.
  func written(by message: Message, against other: IDReaders) -> [WrittenID] {
    let envelope = schema[message.envelope]
    let ids = message.ids.all.isEmpty ? [[]] : message.ids.all.map(\.components).flatMap { values($0, other) }
    return ids.map { WrittenID(message: message, envelope: envelope, id: $0) }
      .filter { reader(of: $0)?.name == message.name }
  }

  /// Every combination of the values of each component.
  private func values(_ components: [TypeID.Component], _ other: IDReaders) -> [[TypeID.Value]] {
    components.reduce([[]]) { ids, component in
      let values = values(component, other)
      return ids.flatMap { id in values.map { id + [$0] } }
    }
  }

  private func values(_ component: TypeID.Component, _ other: IDReaders) -> [TypeID.Value] {
    switch component {
    case .value(let value): return [value]
    case .range(let range):
      let ends: [TypeID.Value] = [.integer(range.lowerBound), .integer(range.upperBound)]
      return ends + other.claimedValues.filter { $0.integer(strictly: false).map(range.contains) ?? false }
    case .any: return [.integer(1)] + other.claimedValues
    }
  }

  private var claimedValues: [TypeID.Value] {
    groups.flatMap(\.claims).flatMap { $0.typeID?.components ?? [] }.flatMap { component -> [TypeID.Value] in
      switch component {
      case .value(let value): [value]
      case .range(let range): [.integer(range.lowerBound), .integer(range.upperBound)]
      case .any: []
      }
    }
  }
}
