import SourceText

extension Acceptances {
  /// Reads what ``text`` wrote, or what a merge made of two such texts: all lines that can be read, with findings about
  /// the others.
  public static func read(_ file: SourceFile) -> Outcome<Acceptances> {
    var reader = AcceptanceReader(file)
    reader.read()
    return Outcome(Acceptances(reader.all), reader.findings)
  }
}

/// The lines of one file.
private struct AcceptanceReader {
  private(set) var all: [Located<Acceptance>] = []
  private(set) var findings: [Diagnostic] = []
  private let file: SourceFile
  private var hasTitle = false
  private var isInConflict = false

  init(_ file: SourceFile) { self.file = file }

  mutating func read() {
    for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
      let line = SourceLine(line, in: file)
      if line.words.isEmpty { continue }
      if !line.isUTF8 {
        findings.append(.notUTF8(line.range))
      } else if let marker = MergeMarker(line: line.text.utf8) {
        if !isInConflict || marker == .start { findings.append(.mergeMarker(line.range)) }
        isInConflict = marker != .end
      } else if line.text.hasPrefix(Acceptances.title) || !hasTitle {
        guard readTitle(line) else { return }
      } else if let entry = read(line) {
        all.append(Located(entry, line.range))
      }
    }
    if !hasTitle, findings.isEmpty { findings.append(.missingTitle(file.range)) }
  }

  /// False: what follows has another meaning.
  private mutating func readTitle(_ line: SourceLine) -> Bool {
    hasTitle = true
    if !line.text.hasPrefix(Acceptances.title) {
      findings.append(.missingTitle(line.range))
    } else if line.text != Acceptances.title + Acceptances.version {
      findings.append(.otherVersion(line.text.dropFirst(Acceptances.title.count), at: line.range))
    } else {
      return true
    }
    return false
  }

  private mutating func read(_ line: SourceLine) -> Acceptance? {
    let separator = line.words.firstIndex { $0.text == "--" } ?? line.words.endIndex
    let words = line.words[..<separator]
    guard words.count > 1 else { return fail(.notAnAcceptance(line.range)) }
    let rules = Evolution.rules.map(\.rule.id)
    guard rules.contains(words[0].text) else {
      return fail(.unknownRule(words[0], near: Spelling.nearest(to: words[0].text, in: rules)))
    }
    // A path may have blanks in it, a consequence never has.
    let rest = words.dropFirst(2)
    let consequences = rest.reversed().prefix { Consequence($0.text) != nil }.compactMap { Consequence($0.text) }
    let path = words.dropFirst().dropLast(consequences.count)
    if let word = path.dropFirst().first(where: { consequences.isEmpty || $0.text.contains("=") }) {
      return fail(.unknownConsequence(word))
    }
    guard !consequences.isEmpty else { return fail(.missingConsequences(after: words[words.endIndex - 1])) }
    let reason = line.words.dropFirst(separator + 1).map(\.text)
    guard !reason.isEmpty else { return fail(.missingReason(at: line.range.end, in: file.id)) }
    return Acceptance(
      rule: words[0].text, at: path.map(\.text).joined(separator: " "), consequences: consequences,
      reason: reason.joined(separator: " "))
  }

  private mutating func fail(_ finding: Diagnostic) -> Acceptance? {
    findings.append(finding)
    return nil
  }
}

/// A part of a line without blanks.
struct SourceWord {
  let text: String
  let range: SourceRange
}

/// A line with its words.
private struct SourceLine {
  let text: String
  let words: [SourceWord]
  let range: SourceRange
  let isUTF8: Bool

  init(_ line: ArraySlice<UInt8>, in file: SourceFile) {
    var line = line
    if line.startIndex == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    text = String(decoding: line, as: UTF8.self)
    isUTF8 = text.utf8.elementsEqual(line)
    range = SourceRange(file: file.id, start: line.startIndex, end: line.endIndex)
    words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { word in
      SourceWord(
        text: String(decoding: word, as: UTF8.self),
        range: SourceRange(file: file.id, start: word.startIndex, end: word.endIndex))
    }
  }
}
