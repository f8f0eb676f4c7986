import SourceText

/// The author's own lines, moved to another column.
struct Verbatim {
  let file: SourceFile
  /// The lines of block scalars, where every blank counts.
  let blocks: [Range<Int>]

  /// A part of the text whose first line comes to be at another column; the further lines move with it.
  ///
  /// - Parameters:
  ///   - old: The indentation that the further lines are relative to, in the file.
  ///   - new: The same where they are going.
  func lines(_ range: Range<Int>, from old: Int, to new: Int) -> [String] {
    let lines = text(range).split(separator: "\n", omittingEmptySubsequences: false)
    var offset = range.lowerBound
    return lines.enumerated().map { index, line in
      let isInBlock = blocks.contains { $0.contains(offset) }
      offset += line.utf8.count + 1
      guard index > 0 else { return Self.trimmed(line) }
      let blanks = line.leadingBlanks
      let rest = isInBlock ? String(line.dropping(blanks)) : Self.trimmed(line.dropping(blanks))
      if rest.isEmpty, !isInBlock { return "" }
      return String(repeating: " ", count: max(0, blanks + new - old)) + rest
    }
  }

  /// A scalar over several lines: in quotes or plain, where the indentation of the further lines means nothing.
  func folded(_ range: Range<Int>, indent: Int) -> [String] {
    let lines = text(range).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let rest = Self.trimmed(index == 0 ? line : line.drop { $0 == " " || $0 == "\t" })
      return index == 0 || rest.isEmpty ? rest : String(repeating: " ", count: indent) + rest
    }
  }

  /// A block scalar: its header, then its lines.
  ///
  /// - Parameter owner: The column of the collection around it, in the file.
  func block(_ node: FormatNode, owner: Int, indent: Int) -> [String] {
    var lines = text(node.content..<node.end).split(separator: "\n", omittingEmptySubsequences: false)[...]
    let header = Self.trimmed(lines.removeFirst())
    let marks = header.prefix { $0 != " " }
    let digit = marks.compactMap { $0.wholeNumberValue }.first
    // Blanks alone say nothing of an indentation: all of them are part of it.
    let longest = lines.map(\.utf8.count).max() ?? 0
    let first = lines.first { $0.leadingBlanks < $0.utf8.count }.map(\.leadingBlanks)
    let old = digit.map { max(owner, 0) + $0 } ?? first ?? longest
    let new = indent + (digit ?? 2)
    // The last line break ends the last line; what is blank behind it counts where the header says so.
    if lines.last?.isEmpty == true { lines.removeLast() }
    var moved = lines.map { line in
      let isBlank = line.leadingBlanks == line.utf8.count && line.utf8.count <= old
      return isBlank ? "" : String(repeating: " ", count: new) + line.dropping(old)
    }
    if !marks.contains("+") { while moved.last?.isEmpty == true { moved.removeLast() } }
    return [header] + moved
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }

  /// Without blanks at the end, unless a backslash keeps them.
  private static func trimmed(_ line: Substring) -> String {
    var end = line[...]
    while let last = end.last, last == " " || last == "\t" { end.removeLast() }
    let backslashes = end.reversed().prefix { $0 == "\\" }.count
    return backslashes.isMultiple(of: 2) ? String(end) : String(line.prefix(end.count + 1))
  }
}

/// By bytes: a blank with a combining mark behind it is another character.
extension Substring {
  fileprivate var leadingBlanks: Int { utf8.prefix { $0 == UInt8(ascii: " ") }.count }
  fileprivate func dropping(_ bytes: Int) -> Substring { Substring(utf8.dropFirst(bytes)) }
}
