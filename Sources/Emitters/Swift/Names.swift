/// Names for the plumbing of a function that no field of the type has.
struct Names {
  private var taken: Set<String>

  init(_ fields: [String]) { taken = Set(fields) }

  /// The name itself, or with the first number that makes it free.
  mutating func free(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}
