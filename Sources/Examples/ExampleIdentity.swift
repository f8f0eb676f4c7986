import Schema

extension Message {
  /// The id that a new message has: the first one; for `_` the least number that no other message claims.
  func firstIdentity(in schema: Schema) -> [TypeID.Value] {
    guard let places = ids.all.first?.components else { return [] }
    guard places.contains(.any) else { return places.map { $0.firstValue(1) } }
    let dispatch = Dispatch(schema)
    let free = (1...100).first { number in
      dispatch.reader(of: places.map { $0.firstValue(number) }, in: schema[envelope]).map { schema.messages[$0].name }
        == name
    }
    return places.map { $0.firstValue(free ?? 1) }
  }
}

extension TypeID.Component {
  /// - Parameter number: what stands for `_`.
  fileprivate func firstValue(_ number: Int64) -> TypeID.Value {
    switch self {
    case .value(let value): value
    case .range(let range): .integer(range.lowerBound)
    case .any: .integer(number)
    }
  }
}

extension Dispatch {
  /// The message, a place among the schema's, that such an id is read as.
  func reader(of identity: [TypeID.Value], in envelope: Envelope) -> Int? {
    guard let group = group(of: envelope) else { return nil }
    let places = identity.map { TypeID.Component.value($0) }
    return group.claims.filter { $0.typeID?.components.overlaps(places, strictly: $0.isStrict) ?? false }
      .min { $0.precedes($1) }?.message
  }
}
