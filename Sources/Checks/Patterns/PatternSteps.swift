/// What may come after what in a repeated part of a pattern: whether the next character always says which way to go.
///
/// Where it does not, a text of n characters can be matched in a number of ways that doubles with each of them, and a
/// text that does not match is tried in all of these.
struct PatternSteps {
  /// Positions of the pattern that match a character, each with the characters and the positions that may follow it; a
  /// position as often as there are ways to it.
  private var positions: [(characters: PatternCharacters, next: [Int])] = []
  private var starts: [Int] = []

  /// The positions that a part may begin with and end with, and whether it may be empty.
  private struct Ends {
    var first: [Int] = []
    var last: [Int] = []
    var isNullable = true
  }

  /// Of what is repeated, in rounds without end.
  init(repeating node: PatternNode) {
    let ends = add(node)
    starts = ends.first
    connect(ends, ends)
  }

  /// Whether one character is enough to know the way, everywhere.
  var areClear: Bool { isClear(starts) && positions.allSatisfy { isClear($0.next) } }

  private func isClear(_ next: [Int]) -> Bool {
    var seen = PatternCharacters.none
    for index in next {
      if positions[index].characters.overlaps(seen) { return false }
      seen.formUnion(positions[index].characters)
    }
    return true
  }

  private mutating func add(_ node: PatternNode) -> Ends {
    switch node {
    case .empty, .assertion: return Ends()
    case .characters(let characters): return add(characters)
    case .anything: return add(.all)
    case .atomic(let inner): return addOnce(inner)
    case .sequence(let nodes):
      var all = Ends()
      for node in nodes {
        let ends = add(node)
        connect(all, ends)
        if all.isNullable { all.first += ends.first }
        all.last = ends.isNullable ? all.last + ends.last : ends.last
        all.isNullable = all.isNullable && ends.isNullable
      }
      return all
    case .choice(let nodes):
      var all = Ends(isNullable: false)
      for node in nodes {
        let ends = add(node)
        all.first += ends.first
        all.last += ends.last
        all.isNullable = all.isNullable || ends.isNullable
      }
      return all
    case .loop(let inner, let quantifier):
      var ends = quantifier.isPossessive ? addOnce(inner) : add(inner)
      if quantifier.isFlexible, quantifier.upper != 1 { connect(ends, ends) }
      ends.isNullable = ends.isNullable || quantifier.lower == 0
      return ends
    }
  }

  private mutating func add(_ characters: PatternCharacters) -> Ends {
    positions.append((characters, []))
    return Ends(first: [positions.count - 1], last: [positions.count - 1], isNullable: false)
  }

  /// A part that is matched in one way: what comes after what in it does not matter.
  private mutating func addOnce(_ node: PatternNode) -> Ends {
    let count = positions.count
    let ends = add(node)
    for index in count..<positions.count { positions[index].next = [] }
    return ends
  }

  private mutating func connect(_ earlier: Ends, _ later: Ends) {
    for index in earlier.last { positions[index].next += later.first }
  }
}

extension PatternNode {
  /// Whether it repeats, without end or often, what holds quantifiers itself, so that it may take very long.
  var hasSlowLoop: Bool {
    contains {
      // A few rounds multiply the time by the length as often, no more.
      guard case .loop(let inner, let quantifier) = $0, !quantifier.isPossessive, quantifier.upper ?? .max > 4 else {
        return false
      }
      return inner.hasFlexibleLoop && !PatternSteps(repeating: inner).areClear
    }
  }

  /// Whether a quantifier in it can be matched in several ways.
  private var hasFlexibleLoop: Bool {
    switch self {
    case .atomic: false
    case .loop(_, let quantifier) where quantifier.isPossessive: false
    case .loop(let inner, let quantifier): quantifier.isFlexible || inner.hasFlexibleLoop
    default: children.contains(where: \.hasFlexibleLoop)
    }
  }
}
