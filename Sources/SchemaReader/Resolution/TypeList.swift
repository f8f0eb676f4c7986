/// Objects or enumerations by their numbers.
///
/// Messages are resolved in parts, on several cores. Each part knows the types that stood in the list before, and
/// numbers its own from a place that was set aside for them.
struct TypeList<Element: AnyObject & Sendable>: Sendable {
  private var shared: [Element] = []
  /// nil: has a number, and is being read.
  private var own: [Element?] = []
  /// The number of the first own one.
  private var start = 0

  /// The number of the next one.
  var count: Int { start + own.count }
  var elements: [Element] {
    if own.isEmpty { return shared }
    var elements = shared
    elements.reserveCapacity(count)
    for case let element? in own { elements.append(element) }
    return elements
  }

  subscript(number: Int) -> Element {
    get {
      guard number >= shared.count else { return shared[number] }
      guard let element = own[number - start] else { fatalError("a type is asked for while it is being read") }
      return element
    }
    set { if number < shared.count { shared[number] = newValue } else { own[number - start] = newValue } }
  }

  mutating func append(_ element: Element) { own.append(element) }

  /// The number of a type whose own inline types come first.
  mutating func reserve() -> Int {
    own.append(nil)
    return count - 1
  }

  /// Takes the own ones of parts, in as much memory as they take; none is being read any more.
  mutating func append(contentsOf parts: some Sequence<Self>) {
    shared = elements
    own = []
    shared.reserveCapacity(parts.reduce(shared.count) { $0 + $1.own.count })
    for part in parts {
      for case let element? in part.own { shared.append(element) }
    }
    start = shared.count
  }

  /// An empty list whose own types are numbered from a place on.
  func part(from start: Int) -> TypeList {
    var part = TypeList()
    part.shared = elements
    part.start = start
    return part
  }
}
