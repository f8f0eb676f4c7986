import Schema

/// Ids of a pattern with a range or `_`: its ends, one that nobody else claims, and those at the ends of what others
/// claim inside of it.
struct IDSamples {
  private let pattern: [TypeID.Component]
  private let rivals: [[TypeID.Component]]

  init(_ pattern: [TypeID.Component], among rivals: [[TypeID.Component]]) {
    self.pattern = pattern
    self.rivals = rivals.filter { $0.overlaps(pattern, strictly: false) }
  }

  var all: [[TypeID.Value]] {
    var seen: Set<[TypeID.Value]> = []
    return (rivals + [pattern]).flatMap { rival in
      pattern.indices.reduce([[]]) { ids, place in
        let values = values(at: place, rival[place])
        return ids.flatMap { id in values.map { id + [$0] } }
      }
    }
    .filter { seen.insert($0).inserted }
  }

  private func values(at place: Int, _ rival: TypeID.Component) -> [TypeID.Value] {
    switch pattern[place] {
    case .value(let value): return [value]
    case .range(let range):
      let ends = [range.lowerBound, range.upperBound] + (rival.integers?.neighborhood ?? []).filter(range.contains)
      return ends.map { .integer($0) }
    case .any:
      let ends = (rival.integers?.neighborhood ?? []).map { TypeID.Value.integer($0) }
      if case .value(let value) = rival { return [value, unclaimed(at: place)] + ends }
      return [unclaimed(at: place)] + ends
    }
  }

  /// The first number from 1 on that no other pattern has there.
  private func unclaimed(at place: Int) -> TypeID.Value {
    let claimed = rivals.compactMap { $0[place].integers }.sorted { $0.lowerBound < $1.lowerBound }
    var number: Int64 = 1
    for range in claimed where range.contains(number) && range.upperBound < .max { number = range.upperBound + 1 }
    return .integer(number)
  }
}

extension ClosedRange<Int64> {
  /// Both ends and what lies beside them.
  var neighborhood: [Int64] {
    [lowerBound, upperBound, lowerBound == .min ? .min : lowerBound - 1, upperBound == .max ? .max : upperBound + 1]
  }
}
