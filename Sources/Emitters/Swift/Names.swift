/// Names for the plumbing of a function that no field of the type has.
struct Names {
  /// So few that looking through them is the fastest way.
  private let fields: [SwiftField]
  private var taken: [String]
  /// The first bytes of the fields' names, a bit for each: mostly there is none that a name could be equal to.
  private var initials: UInt64 = 0

  init(_ names: [String]) {
    fields = []
    taken = names
  }

  init(_ fields: [SwiftField], and names: [String]) {
    self.fields = fields
    taken = names
    for field in fields { initials |= Self.initial(of: field.swiftName) }
  }

  /// The name itself, or with the first number that makes it free.
  mutating func free(_ name: String) -> String {
    var candidate = name
    var number = 2
    while isTaken(candidate) {
      candidate = "\(name)\(number)"
      number += 1
    }
    if taken.isEmpty { taken.reserveCapacity(8) }
    taken.append(candidate)
    return candidate
  }

  private func isTaken(_ name: String) -> Bool {
    if initials & Self.initial(of: name) != 0 {
      for field in fields where field.swiftName == name { return true }
    }
    return taken.contains(name)
  }

  private static func initial(of name: String) -> UInt64 { name.utf8.first.map { 1 << UInt64($0 & 63) } ?? 0 }
}
