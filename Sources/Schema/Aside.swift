/// A part that most values lack, kept outside of those that have it: they stay small, and cheap to copy.
@propertyWrapper public struct Aside<Value: Sendable>: Sendable {
  private final class Place: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var place: Place?

  public init(wrappedValue: Value?) { place = wrappedValue.map(Place.init) }

  /// Asked without a copy of the part.
  var isPresent: Bool { place != nil }

  public var wrappedValue: Value? {
    get { place?.value }
    set { place = newValue.map(Place.init) }
  }
}
