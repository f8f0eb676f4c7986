import Foundation

// Plain loops, here and wherever it is not about speed: slices, and what takes closures, are compiled again for each
// type of elements, with all that they stand on.
nonisolated extension [MessageFailure] {
  /// Leaves no more than so many.
  @inline(never) mutating func cut(to limit: Int) {
    while count > limit { removeLast() }
  }

  /// Takes out those between two places that are of a field, or of something inside it.
  @inline(never) mutating func forget(_ name: String, _ from: Int, _ to: Int) {
    var kept: [MessageFailure] = []
    for index in 0..<count where index < from || index >= to || !self[index].concerns(name) { kept.append(self[index]) }
    if kept.count < count { self = kept }
  }
}
