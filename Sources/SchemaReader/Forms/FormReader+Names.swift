import SourceText
import YAML

/// Characters that nobody sees, and too many of them, in what names something.
extension FormReader {
  /// In bytes. Names are compared with one another, which takes Swift long if one of them has very many marks.
  static let maximumNameLength = 1024

  /// Whether a node names something as it is written; if not, a finding says why.
  func isName(_ node: YAMLNode, isExternal: Bool = false) -> Bool {
    name(node, isExternal: isExternal).value.utf8.elementsEqual(node.text.utf8)
  }

  /// What a node names, without the characters that nobody sees and what is too long, which a finding says.
  ///
  /// - Parameter isExternal: Whether others decide on it: a JSON key, a raw value, a file. An escape of such a character
  ///   is seen, and joiners make emoji.
  func name(_ node: YAMLNode, isExternal: Bool = false) -> Located<String> {
    guard node.text.utf8.count <= Self.maximumNameLength else {
      report(.invalidName(node.locatedText, longerThan: Self.maximumNameLength))
      return Located(String(decoding: node.text.utf8.prefix(Self.maximumNameLength), as: UTF8.self), node.range)
    }
    let isHidden = { (scalar: Unicode.Scalar) in isExternal ? scalar.isHiddenInEditors : scalar.isHiddenInNames }
    guard node.text.unicodeScalars.contains(where: isHidden) else { return node.locatedText }
    let written = ScalarSource(of: node, source: source(node.range))
    let scan = HiddenScalars(in: node.text, range: written.range) { scalar, range in
      isHidden(scalar) && !(isExternal && source(range).hasPrefix("\\"))
    }
    report(scan, at: node.range, isSafe: false)
    return Located(scan.rest, node.range)
  }

  /// The same where only words of the language and declared names can be: no blank is part of one either.
  func word(_ text: Located<String>) -> Located<String> {
    let isHidden = { (scalar: Unicode.Scalar) in
      scalar.isHiddenInNames || !scalar.isASCII && scalar.properties.isWhitespace
    }
    guard text.value.unicodeScalars.contains(where: isHidden) else { return text }
    let (file, start) = (text.range.file, text.range.start)
    let sourceRange = { (range: Range<Int>) in
      SourceRange(file: file, start: start + range.lowerBound, end: start + range.upperBound)
    }
    let scan = HiddenScalars(in: source(text.range), range: sourceRange) { scalar, _ in isHidden(scalar) }
    report(scan, at: text.range, isSafe: true)
    return Located(String(String.UnicodeScalarView(text.value.unicodeScalars.filter { !isHidden($0) })), text.range)
  }

  private func report(_ scan: HiddenScalars, at range: SourceRange, isSafe: Bool) {
    guard !scan.edits.isEmpty else { return }
    report(.invisibleCharacter(scan.scalars, in: Located(scan.rest, range), edits: scan.edits, isSafe: isSafe))
  }
}

/// What is seen of a text, and what is not.
private struct HiddenScalars {
  /// Each once, in the order of the text.
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var edits: [Diagnostic.Edit] = []
  private(set) var rest = ""

  init(
    in text: String, range sourceRange: (Range<Int>) -> SourceRange, _ isHidden: (Unicode.Scalar, SourceRange) -> Bool
  ) {
    var offset = 0
    for scalar in text.unicodeScalars {
      let range = sourceRange(offset..<offset + UTF8.width(scalar))
      offset += UTF8.width(scalar)
      guard isHidden(scalar, range) else {
        rest.unicodeScalars.append(scalar)
        continue
      }
      if !scalars.contains(scalar) { scalars.append(scalar) }
      edits.append(.init(range: range, replacement: ""))
    }
  }
}
