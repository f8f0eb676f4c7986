import SourceText

/// Finds lines that are indented with other blanks than spaces: to YAML these are the beginning of a word.
enum IndentationCheck {
  /// - Parameter tree: What was read of the file; the lines of a text are its own.
  static func finding(in file: SourceFile, _ tree: YAMLTree) -> Diagnostic? {
    let lines = file.lineStarts.indices.filter { isSuspicious($0, in: file) }
    if lines.isEmpty { return nil }
    let texts = tree.leaves
    let blanks = lines.filter { line in
      !texts.contains { $0.lowerBound < file.lineStarts[line] && file.lineStarts[line] < $0.upperBound }
    }.flatMap { self.blanks(ofLine: $0, in: file) }
    return blanks.isEmpty ? nil : .invisibleCharacter(indentation: blanks)
  }

  /// Whether the first byte of a line that is no space may begin a blank.
  private static func isSuspicious(_ line: Int, in file: SourceFile) -> Bool {
    let first = file.bytes[file.lineStarts[line]...].first { $0 != UInt8(ascii: " ") }
    return first == 0xC2 || first == 0xE1 || first == 0xE2 || first == 0xE3
  }

  private static func blanks(ofLine line: Int, in file: SourceFile) -> [Located<Unicode.Scalar>] {
    var offset = file.lineStarts[line]
    var blanks: [Located<Unicode.Scalar>] = []
    for scalar in file.line(line + 1).unicodeScalars {
      let range = SourceRange(file: file.id, start: offset, end: offset + UTF8.width(scalar))
      guard scalar.properties.generalCategory == .spaceSeparator else { break }
      if scalar != " " { blanks.append(Located(scalar, range)) }
      offset = range.end
    }
    return blanks
  }
}
