/// Objects or enumerations by their numbers.
///
/// Messages are resolved in parts, on several cores. Each part knows the types that stood in the list before, and
/// numbers its own from a place that was set aside for them.
struct TypeList<Element: Sendable>: Sendable {
  private var shared: [Element] = []
  private(set) var own: [Element] = []
  /// The number of the first own one.
  private var start = 0

  /// The number of the next one.
  var count: Int { start + own.count }
  var elements: [Element] { shared.isEmpty ? own : shared + own }

  subscript(number: Int) -> Element {
    get { number < shared.count ? shared[number] : own[number - start] }
    set { if number < shared.count { shared[number] = newValue } else { own[number - start] = newValue } }
  }

  mutating func append(_ element: Element) { own.append(element) }

  /// Takes the own ones of parts, in as much memory as they take.
  mutating func append(contentsOf parts: some Sequence<Self>) {
    own.reserveCapacity(parts.reduce(own.count) { $0 + $1.own.count })
    for part in parts { own += part.own }
  }

  /// An empty list whose own types are numbered from a place on.
  func part(from start: Int) -> TypeList {
    var part = TypeList()
    part.shared = elements
    part.start = start
    return part
  }
}
