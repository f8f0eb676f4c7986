import Schema

extension Identity.Entry {
  /// Whether a message can have both.
  func overlaps(_ other: Identity.Entry) -> Bool {
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
