/// Breaks lines of Swift that are too long to be read.
enum SwiftLines {
  /// Not characters: a quotation mark with an accent on it ends a string all the same.
  private typealias Line = ArraySlice<Unicode.Scalar>

  private static let width = 120

  /// The arguments of the longest call, or the elements of the longest list, get a line each; the conditions of an `if`
  /// too. What cannot be broken stays.
  ///
  /// - Parameter indentation: what the lines will stand behind; they may begin with blanks of their own.
  static func broken(_ lines: [String], indentation: Int) -> [String] {
    lines.flatMap { line in
      // A line has no more scalars than bytes.
      line.utf8.count + indentation <= width ? [line] : broken(Array(line.unicodeScalars)[...], indentation).map(\.text)
    }
  }

  private static func broken(_ line: Line, _ indentation: Int) -> [Line] {
    guard line.count + indentation > width, let parts = parts(of: line) else { return [line] }
    let blanks = line.prefix { $0 == " " }
    let inner =
      filled(parts, blanks + [" ", " "], indentation)
      ?? parts.items.flatMap { broken(Array(blanks + [" ", " "] + $0)[...], indentation) }
    return [parts.head] + inner + (parts.tail.isEmpty ? [] : [blanks + parts.tail])
  }

  /// A list of simple values: as many in a line as there is room for.
  private static func filled(_ parts: Parts, _ blanks: Line, _ indentation: Int) -> [Line]? {
    let isSimple = parts.items.allSatisfy { $0.allSatisfy { !["(", "[", "{", ":", " "].contains($0) } }
    guard parts.head.last == "[", isSimple, let first = parts.items.first else { return nil }
    var lines = [blanks + first]
    for item in parts.items.dropFirst() {
      if indentation + lines[lines.count - 1].count + item.count < width {
        lines[lines.count - 1] += [" "] + item
      } else {
        lines.append(blanks + item)
      }
    }
    return lines
  }

  /// What stands before, in and behind brackets; the items with their commas.
  private typealias Parts = (head: Line, items: [Line], tail: Line)

  private static func parts(of line: Line) -> Parts? {
    let start = line.startIndex + line.prefix { $0 == " " }.count
    if line[start...].starts(with: "if ".unicodeScalars), line.suffix(2) == [" ", "{"] {
      let conditions = line[(start + 3)..<(line.endIndex - 2)]
      let items = items(conditions)
      if items.count > 1 { return (line[..<(start + 3)] + items[0], Array(items.dropFirst()), ["{"]) }
      return firstIndex(of: " || ", in: conditions).map { (line[..<$0], [conditions[($0 + 1)...]], ["{"]) }
    }
    if let question = firstIndex(of: " ? ", in: line[start...]),
      let colon = firstIndex(of: " : ", in: line[question...])
    {
      return (line[..<question], [line[(question + 1)..<colon], line[(colon + 1)...]], [])
    }
    if let or = firstIndex(of: " || ", in: line[start...]) { return (line[..<or], [line[(or + 1)...]], []) }
    guard var brackets = longestBrackets(in: line[start...]) else { return nil }
    var items = items(line[(brackets.lowerBound + 1)..<brackets.upperBound])
    // A call in a call is broken inside.
    while items.count == 1, let inner = longestBrackets(in: items[0]) {
      brackets = inner
      items = Self.items(line[(brackets.lowerBound + 1)..<brackets.upperBound])
    }
    return items.count > 1 ? (line[...brackets.lowerBound], items, line[brackets.upperBound...]) : nil
  }

  /// Where an operator stands outside of brackets and strings.
  private static func firstIndex(of text: String, in line: Line) -> Int? {
    var index = line.startIndex
    while index < line.endIndex {
      if line[index...].starts(with: text.unicodeScalars) { return index }
      index = end(ofTokenAt: index, in: line)
    }
    return nil
  }

  /// The parts between commas, which stay.
  private static func items(_ text: Line) -> [Line] {
    var items: [Line] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      if text[index] == "," {
        items.append(text[start...index])
        start = index + 1
        if start < text.endIndex, text[start] == " " { start += 1 }
      }
      index = end(ofTokenAt: index, in: text)
    }
    if start < text.endIndex { items.append(text[start...]) }
    return items
  }

  /// From the opening one to the closing one.
  private static func longestBrackets(in text: Line) -> Range<Int>? {
    var longest: Range<Int>?
    var index = text.startIndex
    while index < text.endIndex {
      let end = end(ofTokenAt: index, in: text)
      if text[index] == "(" || text[index] == "[", end - index > (longest?.count ?? 0) + 1 {
        longest = index..<(end - 1)
      }
      index = end
    }
    return longest
  }

  /// Behind a character, a string literal, or brackets with all that is in them.
  private static func end(ofTokenAt start: Int, in text: Line) -> Int {
    switch text[start] {
    case "(", "[", "{":
      var index = start + 1
      while index < text.endIndex, ![")", "]", "}"].contains(text[index]) { index = end(ofTokenAt: index, in: text) }
      return min(index + 1, text.endIndex)
    case "\"":
      var index = start + 1
      while index < text.endIndex, text[index] != "\"" {
        guard text[index] == "\\", index + 1 < text.endIndex else {
          index += 1
          continue
        }
        index = text[index + 1] == "(" ? end(ofTokenAt: index + 1, in: text) : index + 2
      }
      return min(index + 1, text.endIndex)
    default: return start + 1
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate var text: String { String(String.UnicodeScalarView(self)) }
}
