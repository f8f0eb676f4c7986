/// One line of a comparison.
struct LineEdit {
  enum Kind { case same, removed, added }

  let kind: Kind
  /// With its line break, if it has one.
  let line: ArraySlice<UInt8>

  /// More differences than these are not looked for one by one: the whole is replaced.
  private static let limit = 500

  /// The shortest way from one text to the other, by Myers' algorithm.
  static func script(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineEdit] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let before = old[..<start].map { LineEdit(kind: .same, line: $0) }
    let after = old[(old.count - end)...].map { LineEdit(kind: .same, line: $0) }
    return before + middle(Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)])) + after
  }

  private static func middle(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [LineEdit] {
    guard let trace = trace(numbered(old, new)) else {
      return old.map { LineEdit(kind: .removed, line: $0) } + new.map { LineEdit(kind: .added, line: $0) }
    }
    var edits: [LineEdit] = []
    var (x, y) = (old.count, new.count)
    for depth in stride(from: trace.count - 1, through: 0, by: -1) {
      let diagonal = x - y
      let furthest = trace[depth]
      let isDown = diagonal == -depth || (diagonal != depth && furthest[diagonal - 1]! < furthest[diagonal + 1]!)
      let previous = isDown ? diagonal + 1 : diagonal - 1
      let startX = depth == 0 ? 0 : furthest[previous]!
      let startY = depth == 0 ? 0 : startX - previous
      while x > startX, y > startY {
        (x, y) = (x - 1, y - 1)
        edits.append(LineEdit(kind: .same, line: old[x]))
      }
      if depth == 0 { break }
      edits.append(isDown ? LineEdit(kind: .added, line: new[startY]) : LineEdit(kind: .removed, line: old[startX]))
      (x, y) = (startX, startY)
    }
    return edits.reversed()
  }

  /// For each number of edits the furthest place on each diagonal before the last of them; nil: too many edits.
  private static func trace(_ texts: (old: [Int], new: [Int])) -> [[Int: Int]]? {
    var trace: [[Int: Int]] = []
    var furthest: [Int: Int] = [1: 0]
    for depth in 0...min(limit, texts.old.count + texts.new.count) {
      trace.append(furthest)
      for diagonal in stride(from: -depth, through: depth, by: 2) {
        let isDown = diagonal == -depth || (diagonal != depth && furthest[diagonal - 1]! < furthest[diagonal + 1]!)
        var x = isDown ? furthest[diagonal + 1]! : furthest[diagonal - 1]! + 1
        while x < texts.old.count, x - diagonal < texts.new.count, texts.old[x] == texts.new[x - diagonal] { x += 1 }
        furthest[diagonal] = x
        if x >= texts.old.count, x - diagonal >= texts.new.count { return trace }
      }
    }
    return nil
  }

  /// Equal lines as equal numbers, which compare faster.
  private static func numbered(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> (old: [Int], new: [Int]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    return (old.map(number), new.map(number))
  }
}
