/// Names for the plumbing of a function that no field of the type has.
struct Names {
  /// So few that looking through them is the fastest way.
  private var taken: [String]

  init(_ fields: [String]) { taken = fields }

  /// The name itself, or with the first number that makes it free.
  mutating func free(_ name: String) -> String {
    var candidate = name
    var number = 2
    while taken.contains(candidate) {
      candidate = "\(name)\(number)"
      number += 1
    }
    taken.append(candidate)
    return candidate
  }
}
