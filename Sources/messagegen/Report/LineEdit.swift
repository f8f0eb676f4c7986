/// One line of a comparison.
struct LineEdit {
  enum Operation { case same, removed, added }

  let operation: Operation
  /// With its line break, if it has one.
  let line: ArraySlice<UInt8>

  /// More differences than these are not looked for one by one: all between the equal ends is replaced.
  private static let limit = 500

  /// A shortest way from one text to the other; what is removed at a line comes before what is added there.
  static func script(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineEdit] {
    guard leastCount(from: old, to: new) <= limit, case let difference = new.difference(from: old),
      difference.count <= limit
    else { return replacement(of: old, by: new) }
    let (removed, added) = (indices(difference.removals), indices(difference.insertions))
    var edits: [LineEdit] = []
    var (x, y) = (0, 0)
    while x < old.count || y < new.count {
      if removed.contains(x) {
        edits.append(LineEdit(operation: .removed, line: old[x]))
        x += 1
      } else if added.contains(y) {
        edits.append(LineEdit(operation: .added, line: new[y]))
        y += 1
      } else {
        edits.append(LineEdit(operation: .same, line: old[x]))
        (x, y) = (x + 1, y + 1)
      }
    }
    return edits
  }

  private static func replacement(of old: [ArraySlice<UInt8>], by new: [ArraySlice<UInt8>]) -> [LineEdit] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old[start...], new[start...])
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    func edits(_ lines: ArraySlice<ArraySlice<UInt8>>, _ operation: Operation) -> [LineEdit] {
      lines.map { LineEdit(operation: operation, line: $0) }
    }
    return edits(old[..<start], .same) + edits(oldRest.dropLast(end), .removed) + edits(newRest.dropLast(end), .added)
      + edits(oldRest.suffix(end), .same)
  }

  /// So many edits it takes at least: those of lines that one text has more often than the other.
  private static func leastCount(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> Int {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in old { counts[line, default: 0] += 1 }
    for line in new { counts[line, default: 0] -= 1 }
    return counts.values.reduce(0) { $0 + abs($1) }
  }

  private static func indices(_ changes: [CollectionDifference<ArraySlice<UInt8>>.Change]) -> Set<Int> {
    Set(
      changes.map { change in
        switch change {
        case .remove(let index, _, _), .insert(let index, _, _): index
        }
      })
  }
}
