/// A regular expression as `NSRegularExpression` reads it, as far as the checks ask about it.
indirect enum PatternNode {
  /// Takes no character: an anchor, an assertion, a flag.
  case empty
  /// One character.
  case characters(PatternCharacters)
  /// Any text: what a reference refers to.
  case anything
  case sequence([PatternNode])
  case choice([PatternNode])
  /// Is not matched in another way once it has matched: `(?>…)`.
  case atomic(PatternNode)
  case loop(PatternNode, Quantifier)
  /// Something to be found before or after a position: `(?=…)`, `(?<!…)`.
  case assertion(PatternNode)

  struct Quantifier {
    var lower: Int
    /// nil: any number.
    var upper: Int?
    /// Gives nothing back: `++`.
    var isPossessive = false

    /// Whether how often it repeats depends on the text, and is tried in several ways.
    var isFlexible: Bool { lower != upper && !isPossessive }
  }

  /// The parts of a node.
  var children: [PatternNode] {
    switch self {
    case .empty, .characters, .anything: []
    case .sequence(let nodes), .choice(let nodes): nodes
    case .atomic(let node), .loop(let node, _), .assertion(let node): [node]
    }
  }

  /// Whether the node or a part of it is such.
  func contains(where isWanted: (PatternNode) -> Bool) -> Bool {
    isWanted(self) || children.contains { $0.contains(where: isWanted) }
  }

  /// Whether there is no limit to the length of what it matches.
  var isEndless: Bool {
    contains {
      if case .loop(_, let quantifier) = $0 { quantifier.upper == nil } else { false }
    }
  }
}
