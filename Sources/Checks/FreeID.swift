import Schema

extension Schema {
  /// The next integer that no message in the envelope's group takes: above all that are in use, else the lowest free
  /// one; allowed and not reserved. nil where there is none, or where an identity is no single value.
  public func nextFreeID(in envelope: Envelope.ID) -> Int64? {
    let envelope = self[envelope]
    guard envelope.hasExternalID || envelope.idKeys.count == 1, let group = Dispatch(self).group(of: envelope) else {
      return nil
    }
    return group.nextFree(prefix: [], configuration)
  }
}

extension Schema {
  /// An identity like one of the envelope, as YAML, whose first value is free, allowed and not reserved.
  func freeFirst(like typeID: TypeID, in envelope: Envelope.ID) -> String? {
    Dispatch(self).group(of: self[envelope])?.freeFirst(like: typeID, configuration)
  }
}

extension Dispatch.Group {
  /// An identity like `entry` that is free: its last integer replaced. As YAML.
  func free(like typeID: TypeID, _ configuration: Configuration) -> String? {
    let components = typeID.components
    guard case .value(let value)? = components.last, value.integer(strictly: false) != nil,
      let id = nextFree(prefix: Array(components.dropLast()), configuration)
    else { return nil }
    let texts = components.dropLast().map(\.yaml) + [String(id)]
    return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
  }

  /// The same with another first value, one that no message has; allowed and not reserved.
  func freeFirst(like typeID: TypeID, _ configuration: Configuration) -> String? {
    guard typeID.components.first?.integers != nil,
      let id = free(besides: claims.compactMap { $0.typeID?.components.first?.integers }, isFirst: true, configuration)
    else { return nil }
    let texts = [String(id)] + typeID.components.dropFirst().map(\.yaml)
    return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
  }

  func nextFree(prefix: [TypeID.Component], _ configuration: Configuration) -> Int64? {
    let taken = claims.compactMap { claim -> ClosedRange<Int64>? in
      guard let components = claim.typeID?.components, components.dropLast().overlaps(prefix, strictly: false) else {
        return nil
      }
      return components.last?.integers
    }
    return free(besides: taken, isFirst: prefix.isEmpty, configuration)
  }

  /// - Parameter isFirst: Whether the value is that of the first identity key, which the configuration's `ids` hold for.
  private func free(
    besides taken: [ClosedRange<Int64>], isFirst: Bool, _ configuration: Configuration
  ) -> Int64? {
    var taken = taken
    let top = taken.map(\.upperBound).max() ?? 0
    let allowed = isFirst ? configuration.allowedIDs?.value ?? 1...Int64.max : 1...Int64.max
    if isFirst { taken += configuration.reservedIDs.map(\.value) }
    if key.idKeys == [[NIMKitType.key]], configuration.targets.contains(where: { $0.sdks.contains(.nimV2) }) {
      taken += [NIMKitType.builtInCells, NIMKitType.ownMessages]
    }
    taken.sort { $0.lowerBound < $1.lowerBound }
    let lowest = max(1, allowed.lowerBound)
    let starts = top < .max ? [max(lowest, top + 1), lowest] : [lowest]
    return starts.lazy.compactMap { firstFree(from: $0, taken) }.first { allowed.contains($0) }
  }

  /// The first integer from `start` that is in none of the ranges, which are sorted.
  private func firstFree(from start: Int64, _ taken: [ClosedRange<Int64>]) -> Int64? {
    var candidate = start
    for range in taken where range.upperBound >= candidate {
      if range.lowerBound > candidate { break }
      guard range.upperBound < .max else { return nil }
      candidate = range.upperBound + 1
    }
    return candidate
  }
}

extension TypeID.Component {
  /// As a schema writes it.
  var yaml: String {
    switch self {
    case .value(.integer(let value)): String(value)
    case .value(.string(let text)): Int64(text) == nil && text != "_" ? text : "\"\(text)\""
    case .range(let range): "\(range.lowerBound)..\(range.upperBound)"
    case .any: "_"
    }
  }
}

extension TypeID {
  /// As a schema writes it.
  var yaml: String {
    components.count == 1 ? components[0].yaml : "[\(components.map(\.yaml).joined(separator: ", "))]"
  }
}
