/// One line of a comparison.
struct LineEdit {
  enum Kind { case same, removed, added }

  let kind: Kind
  /// With its line break, if it has one.
  let line: ArraySlice<UInt8>

  /// A shortest way from one text to the other; where one line replaces another, what is removed comes first.
  static func script(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineEdit] {
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var edits: [LineEdit] = []
    var (x, y) = (0, 0)
    while x < old.count || y < new.count {
      if removed.contains(x) {
        edits.append(LineEdit(kind: .removed, line: old[x]))
        x += 1
      } else if added.contains(y) {
        edits.append(LineEdit(kind: .added, line: new[y]))
        y += 1
      } else {
        edits.append(LineEdit(kind: .same, line: old[x]))
        (x, y) = (x + 1, y + 1)
      }
    }
    return edits
  }
}
