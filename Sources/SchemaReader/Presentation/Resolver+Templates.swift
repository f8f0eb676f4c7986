import Schema
import SourceText

extension Resolver {
  /// A text with placeholders; nil if one of them could not be resolved.
  mutating func template(_ node: YAMLNode, in scope: Scope) -> TextTemplate? {
    let text = node.text
    let source = reading.source(node.range)
    let quote = node.isPlain ? "" : source.prefix(1)
    let isVerbatim = source == quote + text + quote
    let start = node.range.start + (node.isPlain ? 0 : 1)
    func place(_ range: Range<String.Index>) -> SourceRange {
      guard isVerbatim else { return node.range }
      return SourceRange(
        file: node.range.file, start: start + text.utf8.distance(from: text.startIndex, to: range.lowerBound),
        end: start + text.utf8.distance(from: text.startIndex, to: range.upperBound))
    }
    var segments: [TextTemplate.Segment] = []
    var isComplete = true
    for piece in TemplatePiece.pieces(of: text) {
      switch piece {
      case .literal(let literal): segments.append(.literal(literal))
      case .placeholder(let name, let range):
        if let segment = placeholder(Located(name, place(range)), in: scope) {
          segments.append(segment)
        } else {
          isComplete = false
        }
      case .unclosed(let range):
        reading.report(
          .badPlaceholder, "the brace is never closed", at: place(range),
          help: "close it with `}`, or write `{{` for the brace itself")
        isComplete = false
      }
    }
    return isComplete ? TextTemplate(segments: segments, range: node.range) : nil
  }

  private mutating func placeholder(_ name: Located<String>, in scope: Scope) -> TextTemplate.Segment? {
    guard !name.value.isEmpty else {
      reading.report(
        .badPlaceholder, "the placeholder names no field", at: name.range,
        help: "write `{field}`, or `{{` for the brace itself")
      return nil
    }
    let result = lookUp(name, in: scope)
    if case .noObject = result, let count = count(name, in: scope) { return count }
    if case .found(let path) = result { return segment(path) }
    report(result, of: name)
    return nil
  }

  /// `{list.count}`.
  private func count(_ name: Located<String>, in scope: Scope) -> TextTemplate.Segment? {
    guard name.value.hasSuffix(".count") else { return nil }
    guard case .found(let path) = lookUp(Located(String(name.value.dropLast(6)), name.range), in: scope) else {
      return nil
    }
    switch path.type {
    case .list, .map: return .count(path)
    default: return nil
    }
  }

  private mutating func segment(_ path: FieldPath) -> TextTemplate.Segment? {
    switch path.type {
    case .string, .integer, .double: return .field(path)
    case .list, .map:
      reading.report(
        .misfitField, "`\(path.text)` is \(title(of: path.type)), and placeholders are strings and numbers",
        at: path.range, help: "its number of elements is `{\(path.text).count}`")
    default:
      reading.report(
        .misfitField, "`\(path.text)` is \(title(of: path.type)), and placeholders are strings and numbers",
        at: path.range, help: "write variants: `[{ when: { \(path.text): … }, text: … }, { text: … }]`")
    }
    return nil
  }
}
