import Schema

extension Schema {
  /// The next integer that no message in the envelope's group takes or had in a release: above all of these, else the
  /// lowest free one; allowed and not reserved. nil where there is none, or where an id is no single value.
  public func nextFreeID(in envelope: Envelope.ID) -> Int64? {
    let envelope = self[envelope]
    guard envelope.hasExternalID || envelope.idKeys.count == 1, let group = Dispatch(self).group(of: envelope) else {
      return nil
    }
    return group.nextFree(prefix: [], configuration)
  }
}

extension Dispatch.Group {
  /// An id like `typeID` that is free: its last integer replaced.
  func free(like typeID: TypeID, _ configuration: Configuration) -> TypeID? {
    var free = typeID
    guard case .value(let value)? = free.components.popLast(), value.integer(strictly: false) != nil,
      let id = nextFree(prefix: free.components, configuration)
    else { return nil }
    free.components.append(.value(.integer(id)))
    return free
  }

  /// The same with another first value, one that no message has; allowed and not reserved.
  func freeFirst(like typeID: TypeID, _ configuration: Configuration) -> TypeID? {
    let taken = ids.compactMap { $0.first?.integers }
    guard typeID.components.first?.integers != nil, let id = free(besides: taken, isFirst: true, configuration)
    else { return nil }
    var free = typeID
    free.components[0] = .value(.integer(id))
    return free
  }

  func nextFree(prefix: [TypeID.Component], _ configuration: Configuration) -> Int64? {
    let taken = ids.compactMap { components in
      components.dropLast().overlaps(prefix, strictly: false) ? components.last?.integers : nil
    }
    return free(besides: taken, isFirst: prefix.isEmpty, configuration)
  }

  /// Those of the messages and of the releases.
  private var ids: [[TypeID.Component]] { claims.compactMap { $0.typeID?.components } + usedIDs }

  /// - Parameter isFirst: Whether the value is that of the first id key, which the configuration's `ids` hold for.
  private func free(
    besides taken: [ClosedRange<Int64>], isFirst: Bool, _ configuration: Configuration
  ) -> Int64? {
    var taken = taken
    let top = taken.map(\.upperBound).max() ?? 0
    let allowed = isFirst ? configuration.allowedIDs?.value ?? 1...Int64.max : 1...Int64.max
    if isFirst { taken += configuration.reservedIDs.map(\.value) }
    let isKitType =
      key.idKeys == [[NIMKitType.key]] && configuration.targets.contains { $0.sdks.contains(.nimV2) }
    if isKitType { taken += [NIMKitType.builtInCells, NIMKitType.ownMessages] }
    taken.sort { $0.lowerBound < $1.lowerBound }
    let lowest = max(1, allowed.lowerBound)
    var starts = top < .max ? [max(lowest, top + 1), lowest] : [lowest]
    if isKitType { starts.insert(max(starts[0], NIMKitType.lowestOfAndroid), at: 0) }
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
