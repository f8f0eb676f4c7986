/// Makes names for the local variables of generated code that no field of the type has.
struct UniqueNames {
  private var taken: [String]

  init(_ names: [String]) { taken = names }

  /// The name itself, or with the first number that makes it unique.
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
