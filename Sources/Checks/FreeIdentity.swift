import Schema

extension Schema {
  /// The next integer that no message in the envelope's group takes: above all that are in use, else the lowest free
  /// one; allowed and not reserved. nil where there is none, or where an identity is no single value.
  public func nextFreeID(in envelope: Envelope.ID) -> Int64? {
    let envelope = self[envelope]
    guard envelope.isOutside || envelope.identity.count == 1, let group = Dispatch(self).group(of: envelope) else {
      return nil
    }
    return group.nextFree(prefix: [], configuration)
  }
}

extension Dispatch.Group {
  /// An identity like `entry` that is free: its last integer replaced. As YAML.
  func free(like entry: Identity.Entry, _ configuration: Configuration) -> String? {
    let places = entry.places
    guard case .value(let value)? = places.last, value.integer(strictly: false) != nil,
      let id = nextFree(prefix: Array(places.dropLast()), configuration)
    else { return nil }
    let texts = places.dropLast().map(\.yaml) + [String(id)]
    return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
  }

  func nextFree(prefix: [Identity.Place], _ configuration: Configuration) -> Int64? {
    var taken = claims.compactMap { claim -> ClosedRange<Int64>? in
      guard let places = claim.entry?.places, places.dropLast().overlaps(prefix, strictly: false) else { return nil }
      return places.last?.integers
    }
    let top = taken.map(\.upperBound).max() ?? 0
    let allowed = prefix.isEmpty ? configuration.allowedIDs?.value ?? 1...Int64.max : 1...Int64.max
    if prefix.isEmpty { taken += configuration.reservedIDs.map(\.value) }
    if key.identity == [[KitType.key]], configuration.targets.contains(where: { $0.sdks.contains(.nimV2) }) {
      taken += [KitType.builtInCells, KitType.ownMessages]
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

extension Identity.Place {
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

extension Identity.Entry {
  /// As a schema writes it.
  var yaml: String {
    places.count == 1 ? places[0].yaml : "[\(places.map(\.yaml).joined(separator: ", "))]"
  }
}
