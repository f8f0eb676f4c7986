import Schema

extension [TypeID.Component] {
  /// Ids of a pattern with a range or `_`: its ends, and those at the ends of what others claim inside of it.
  func samples(among others: [[TypeID.Component]] = []) -> [[TypeID.Value]] {
    var seen: Set<[TypeID.Value]> = []
    return (others.filter { $0.overlaps(self, strictly: false) } + [self]).flatMap { other in
      indices.reduce([[]] as [[TypeID.Value]]) { ids, index in
        let values = self[index].samples(beside: other[index])
        return ids.flatMap { id in values.map { id + [$0] } }
      }
    }
    .filter { seen.insert($0).inserted }
  }
}

extension TypeID.Component {
  fileprivate func samples(beside other: TypeID.Component) -> [TypeID.Value] {
    let ends = other.integers?.neighborhood ?? []
    switch (self, other) {
    case (.value(let value), _): return [value]
    case (.range(let range), _):
      return ([range.lowerBound, range.upperBound] + ends.filter(range.contains)).map { .integer($0) }
    case (.any, .value(let value)): return [value, .integer(1)] + ends.map { .integer($0) }
    case (.any, _): return [.integer(1)] + ends.map { .integer($0) }
    }
  }
}

extension ClosedRange<Int64> {
  /// Both ends and what lies beside them.
  var neighborhood: [Int64] {
    [lowerBound, upperBound, lowerBound == .min ? .min : lowerBound - 1, upperBound == .max ? .max : upperBound + 1]
  }
}
