/// Finds the name somebody meant.
public enum Spelling {
  /// The candidate nearest to a misspelled name, if it is near enough for a typo; the first of equals.
  ///
  /// A difference of case alone is nearest, then a transposition, then other edits (Damerau-Levenshtein, in lower
  /// case). A typo is at most one edit in three scalars, and at least one is allowed in names of two or more. Scalars and
  /// bytes are compared, since Swift sorts the marks of a text before it compares characters.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (name: String, cost: Int)?
    for candidate in candidates where !candidate.utf8.elementsEqual(name.utf8) {
      let other = Array(candidate.lowercased().unicodeScalars)
      let longest = max(wanted.count, other.count)
      let allowed = longest < 2 ? 0 : max(1, longest / 3)
      guard abs(wanted.count - other.count) <= allowed else { continue }
      let cost = cost(from: wanted, to: other)
      guard cost <= allowed * editCost, cost < best?.cost ?? .max else { continue }
      best = (candidate, cost)
    }
    return best?.name
  }

  private static let editCost = 4
  private static let transpositionCost = 3

  /// The cheapest way from one spelling to the other (optimal string alignment).
  private static func cost(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = (0...target.count).map { $0 * editCost }
    for row in source.indices {
      var current = [(row + 1) * editCost]
      for column in target.indices {
        let same = source[row] == target[column]
        var cost = min(last[column] + (same ? 0 : editCost), last[column + 1] + editCost, current[column] + editCost)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
          cost = min(cost, beforeLast[column - 1] + transpositionCost)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[target.count]
  }
}
