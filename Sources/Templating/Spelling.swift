/// Finds the name somebody meant.
enum Spelling {
  /// The candidate that takes the fewest edits, if those are few enough for a slip.
  static func nearest(to name: String, in candidates: [String]) -> String? {
    let near = candidates.map { (name: $0, edits: edits(from: name.lowercased(), to: $0.lowercased())) }
      .min { $0.edits < $1.edits }
    guard let near, near.edits <= max(1, name.count / 3) else { return nil }
    return near.name
  }

  /// How many characters were inserted, left out, replaced, or swapped with their neighbours.
  private static func edits(from source: String, to target: String) -> Int {
    let (source, target) = (Array(source), Array(target))
    var rows = [Array(0...target.count)]
    for (i, character) in source.enumerated() {
      var row = [i + 1]
      for (j, other) in target.enumerated() {
        let replaced = rows[i][j] + (character == other ? 0 : 1)
        row.append(min(replaced, rows[i][j + 1] + 1, row[j] + 1))
        if i > 0, j > 0, character == target[j - 1], source[i - 1] == other {
          row[j + 1] = min(row[j + 1], rows[i - 1][j - 1] + 1)
        }
      }
      rows.append(row)
    }
    return rows[source.count][target.count]
  }
}
