/// Reads a pattern by the syntax of `NSRegularExpression`, and throws what that is known to refuse.
///
/// It does not know everything: names of properties and characters are not looked up.
struct PatternParser {
  /// So many groups and sets may be in one another.
  static let maximumDepth = 40
  /// What takes more time than the length is only done for patterns of so many characters, which are hardly exceeded.
  static let maximumLength = 1000

  /// Its fault, or what it means; nil: it is nested too deep to be looked at.
  static func parse(_ pattern: String) -> Result<PatternNode, PatternFault>? {
    var parser = PatternParser(rest: Array(pattern.unicodeScalars)[...])
    do throws(PatternFault) {
      let node = try parser.choice()
      if parser.rest.first == ")" { throw .unopened(")") }
      if parser.isTooDeep { return nil }
      for reference in parser.references where reference > parser.groupCount { throw .reference("\\\(reference)") }
      for name in parser.namedReferences where !parser.names.contains(name) { throw .reference("\\k<\(name)>") }
      return .success(node)
    } catch {
      return parser.isTooDeep ? nil : .failure(error)
    }
  }

  var rest: ArraySlice<Unicode.Scalar>
  /// `(?x)`: blanks and comments count for nothing.
  var isSpaced = false
  var ignoresCase = false
  private(set) var isTooDeep = false
  private var depth = 0
  private var groupCount = 0
  private var names: Set<String> = []
  private var references: [Int] = []
  private var namedReferences: [String] = []

  private init(rest: ArraySlice<Unicode.Scalar>) { self.rest = rest }

  /// Reads what may be nested, unless that is too deep.
  mutating func nested<T>(
    orElse otherwise: T, _ read: (inout PatternParser) throws(PatternFault) -> T
  ) throws(PatternFault) -> T {
    guard depth < Self.maximumDepth else {
      isTooDeep = true
      rest = []
      return otherwise
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  // MARK: Characters

  mutating func takes(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: isWanted)
    rest = rest[taken.endIndex...]
    return String(String.UnicodeScalarView(taken))
  }

  /// Up to a text, and that; nil: it does not come.
  mutating func take(until end: String) -> ArraySlice<Unicode.Scalar>? {
    let mark = Array(end.unicodeScalars)
    for index in rest.indices where rest[index...].starts(with: mark) {
      defer { rest = rest[(index + mark.count)...] }
      return rest[..<index]
    }
    return nil
  }

  private mutating func takeAll() -> ArraySlice<Unicode.Scalar> {
    defer { rest = [] }
    return rest
  }

  /// Blanks and comments that count for nothing.
  mutating func skipBlanks() {
    while isSpaced, let first = rest.first {
      if first == "#" {
        rest = rest.drop { $0 != "\n" && $0 != "\r" }
      } else if first.properties.isPatternWhitespace {
        rest.removeFirst()
      } else {
        return
      }
    }
  }

  func characters(_ scalar: Unicode.Scalar) -> PatternCharacters { cased(PatternCharacters(scalar...scalar)) }

  func cased(_ characters: PatternCharacters) -> PatternCharacters {
    ignoresCase ? characters.ignoringCase : characters
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  // MARK: Structure

  private mutating func choice() throws(PatternFault) -> PatternNode {
    var branches = [try sequence()]
    while takes("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(PatternFault) -> PatternNode {
    var nodes: [PatternNode] = []
    /// Whether a quantifier may come now.
    var isRepeatable = false
    while true {
      skipBlanks()
      guard let first = rest.first, first != "|", first != ")" else { return .sequence(nodes) }
      if let (quantifier, text) = try quantifier() {
        guard isRepeatable, let last = nodes.popLast() else { throw .nothingToRepeat(text) }
        nodes.append(.loop(last, quantifier))
        isRepeatable = false
        continue
      }
      if takes("\\Q") {
        let quoted = take(until: "\\E") ?? takeAll()
        nodes += quoted.map { .characters(characters($0)) }
        isRepeatable = !quoted.isEmpty
        continue
      }
      let (node, isOne) = try item()
      nodes.append(node)
      isRepeatable = isOne
    }
  }

  /// One thing, and whether a quantifier may follow it.
  private mutating func item() throws(PatternFault) -> (PatternNode, isRepeatable: Bool) {
    let first = rest.removeFirst()
    switch first {
    case "(": return try nested(orElse: (.empty, true)) { (parser) throws(PatternFault) in try parser.group() }
    case "[":
      let set = try nested(orElse: .all) { (parser) throws(PatternFault) in try parser.set().characters }
      return (.characters(set), true)
    case "\\": return try escape()
    case "}": throw .unopened("}")
    case ".": return (.characters(.all), true)
    case "^", "$": return (.empty, true)
    default: return (.characters(characters(first)), true)
    }
  }

  /// What comes after `(`.
  private mutating func group() throws(PatternFault) -> (PatternNode, isRepeatable: Bool) {
    if takes("?#") {
      guard take(until: ")") != nil else { throw .unclosed("(") }
      return (.empty, false)
    }
    let (wasSpaced, ignoredCase) = (isSpaced, ignoresCase)
    func body(_ parser: inout PatternParser) throws(PatternFault) -> PatternNode {
      let node = try parser.choice()
      guard parser.takes(")") || parser.isTooDeep else { throw .unclosed("(") }
      (parser.isSpaced, parser.ignoresCase) = (wasSpaced, ignoredCase)
      return node
    }
    if takes("?:") { return (try body(&self), true) }
    if takes("?>") { return (.atomic(try body(&self)), true) }
    if takes("?=") || takes("?!") { return (.assertion(try body(&self)), false) }
    if takes("?<=") || takes("?<!") {
      let node = try body(&self)
      if node.isEndless { throw .endlessLookbehind }
      return (.assertion(node), false)
    }
    if takes("?<") {
      try name()
    } else if takes("?") {
      guard try flags() else { return (.empty, false) }
      return (try body(&self), true)
    }
    groupCount += 1
    return (try body(&self), true)
  }

  /// What comes after `(?<`.
  private mutating func name() throws(PatternFault) {
    let name = take { $0 != ">" && $0 != ")" && $0 != "(" }
    guard takes(">") else { throw .unclosed("(?<") }
    guard let first = name.unicodeScalars.first else { throw .missingGroupName }
    let isPlain = name.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || Self.isDigit($0)) }
    guard isPlain, !Self.isDigit(first) else { throw .groupName(name) }
    guard names.insert(name).inserted else { throw .duplicateGroup(name) }
  }

  /// What comes after `(?`: flags for what is in the group, or (false) for the rest of the one around it.
  private mutating func flags() throws(PatternFault) -> Bool {
    let flags = take { "dimsuwx-".unicodeScalars.contains($0) }
    if rest.isEmpty { throw .unclosed("(") }
    guard !flags.isEmpty, let end = rest.popFirst(), end == ":" || end == ")" else {
      throw .groupKind("(?\(flags)\(flags.isEmpty ? rest.first.map { String($0) } ?? "" : "")")
    }
    let parts = flags.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    for (flag, isOn) in parts[0].map({ ($0, true) }) + parts.dropFirst().joined().map({ ($0, false) }) {
      if flag == "x" { isSpaced = isOn }
      if flag == "i" { ignoresCase = isOn }
    }
    return end == ":"
  }

  /// What comes after a backslash.
  private mutating func escape() throws(PatternFault) -> (PatternNode, isRepeatable: Bool) {
    switch rest.first {
    case "b", "B", "A", "Z", "z", "G":
      rest.removeFirst()
      return (.empty, false)
    case "R", "X":
      rest.removeFirst()
      return (.characters(.all), true)
    case "k":
      rest.removeFirst()
      guard takes("<"), let name = take(until: ">"), !name.isEmpty else { throw .escape("k", "\\k<name>") }
      namedReferences.append(String(String.UnicodeScalarView(name)))
      return (.anything, true)
    case let digit? where ("1"..."9").contains(digit):
      rest.removeFirst()
      references.append(Int(digit.value - 48))
      return (.anything, true)
    default: return (.characters(try escapedCharacters().characters), true)
    }
  }
}
