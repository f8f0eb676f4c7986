import Language
import SourceText
import YAML

/// A declaration as a record of releases has it: formatted, without comments and blank lines, so that two texts are equal
/// if nothing was changed that has a meaning.
public struct RecordedDeclaration: Sendable {
  public let name: String
  /// Whole lines.
  public let text: String

  /// Those of a file that can be read, in its order; nil: it has directives or ends of documents, which divide its text
  /// in ways that a record has not.
  public static func all(in file: SourceFile) -> [RecordedDeclaration]? {
    guard let bare = UncommentedText(file)?.file, case .text(let bytes) = SchemaFormat.format(bare) else { return nil }
    let formatted = SourceFile(id: file.id, path: file.path, bytes: bytes)
    guard let tree = YAMLReader.tree(of: formatted).value,
      !tree.documents.contains(where: { $0.hasDirectives || $0.hasEndMarker })
    else { return nil }
    let ends = tree.documents.dropFirst().map { $0.marker ?? bytes.count } + [bytes.count]
    return zip(tree.documents, ends).compactMap { document, end in
      guard let root = tree.root(of: document), let name = name(of: root) else { return nil }
      let start = document.marker.map { formatted.location(of: $0).line }.map { formatted.lineStarts[$0] } ?? 0
      let text = formatted.text(in: SourceRange(file: file.id, start: start, end: end))
      return RecordedDeclaration(name: name, text: text.hasSuffix("\n") ? text : text + "\n")
    }
  }

  private static func name(of root: WrittenNode) -> String? {
    guard root.kind == .mapping else { return nil }
    let children = root.children
    let key = stride(from: 0, to: children.count - 1, by: 2).first {
      DeclarationKind(rawValue: children[$0].text) != nil
    }
    return key.map { children[$0 + 1].text }
  }
}

/// A text without its comments and blank lines, but those that are part of a scalar.
private struct UncommentedText {
  let file: SourceFile

  init?(_ original: SourceFile) {
    let plain = LineEndings.normalized(original)
    guard let tree = YAMLReader.tree(of: plain).value else { return nil }
    let leaves = tree.leaves
    let comments = Dictionary(
      Trivia(plain, leaves: leaves).comments.map { (plain.location(of: $0.offset).line, $0.offset) }
    ) { first, _ in first }
    let inside = Self.linesInside(leaves, of: plain)
    var bytes: [UInt8] = []
    for number in 1...plain.lineStarts.count {
      let start = plain.lineStarts[number - 1]
      let next = number < plain.lineStarts.count ? plain.lineStarts[number] : plain.bytes.count
      var line = plain.bytes[start..<(comments[number] ?? next)]
      if comments[number] != nil { line += [UInt8(ascii: "\n")] }
      let isBlank = line.allSatisfy { [0x20, 0x09, 0x0A].contains($0) }
      if !isBlank || inside.contains(number) { bytes += line }
    }
    file = SourceFile(id: plain.id, path: plain.path, bytes: bytes)
  }

  /// The lines that begin inside of a scalar.
  private static func linesInside(_ leaves: [Range<Int>], of file: SourceFile) -> Set<Int> {
    var lines: Set<Int> = []
    for leaf in leaves where !leaf.isEmpty {
      let (first, last) = (file.location(of: leaf.lowerBound).line, file.location(of: leaf.upperBound - 1).line)
      if first < last { lines.formUnion((first + 1)...last) }
    }
    return lines
  }
}
