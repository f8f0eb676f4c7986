/// A part that most values lack, kept outside of those that have it, which stay small.
struct Aside<Value: Sendable>: Sendable {
  private final class Place: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let place: Place?

  init(_ value: Value?) { place = value.map(Place.init) }

  /// Asked without a copy of the part.
  var isPresent: Bool { place != nil }

  var value: Value? { place?.value }
}
