import Schema
import SourceText
import YAML

extension TextReader {
  /// A text with placeholders; nil if one of them could not be resolved.
  func template(_ node: YAMLNode, in scope: Scope) -> TextTemplate? {
    let text = node.text
    if text.utf8.contains(UInt8(ascii: "\\")) || text.utf8.contains(UInt8(ascii: "%")) { warnIfForeign(node) }
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      return TextTemplate(segments: text.isEmpty ? [] : [.literal(text)], range: node.range)
    }
    let source = forms.source(node.range)
    let quote = node.isPlain ? "" : source.prefix(1)
    let isVerbatim = source == quote + text + quote
    let start = node.range.start + (node.isPlain ? 0 : 1)
    func place(_ range: Range<String.Index>) -> SourceRange {
      guard isVerbatim else { return node.range }
      return SourceRange(
        file: node.range.file, start: start + text.utf8.distance(from: text.startIndex, to: range.lowerBound),
        end: start + text.utf8.distance(from: text.startIndex, to: range.upperBound))
    }
    for (name, range) in TemplatePiece.doublyBraced(in: text) {
      warnIfDoublyBraced(Located(name, place(range)), isVerbatim: isVerbatim, in: scope)
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
        report(
          .badPlaceholder, Phrase("the brace is never closed", zh: "花括号没有闭合"), at: place(range),
          help: Phrase(
            "close it with `}`, or write `{{` for the brace itself", zh: "用 `}` 闭合；若要花括号本身，写成 `{{`"))
        isComplete = false
      }
    }
    return isComplete ? TextTemplate(segments: segments, range: node.range) : nil
  }

  private func placeholder(_ name: Located<String>, in scope: Scope) -> TextTemplate.Segment? {
    guard !name.value.isEmpty else {
      report(
        .badPlaceholder, Phrase("the placeholder names no field", zh: "占位符里没有字段名"), at: name.range,
        help: Phrase("write `{field}`, or `{{` for the brace itself", zh: "写成 `{field}`；若要花括号本身，写成 `{{`"))
      return nil
    }
    let result = PathResolver(context: context).lookUp(name, in: scope)
    if case .noObject = result, let list = list(name, in: scope) { return list.segment }
    if case .found(let path) = result { return segment(path) }
    PathResolver(context: context).report(result, of: name)
    return nil
  }

  /// `{list.count}` and `{list.joined}`; nil for other names, a nil segment with a finding where it does not fit.
  private func list(_ name: Located<String>, in scope: Scope) -> (segment: TextTemplate.Segment?, Void)? {
    let parts = name.value.split(separator: ".")
    guard let last = parts.last, ["count", "joined"].contains(last) else { return nil }
    let field = Located(parts.dropLast().joined(separator: "."), name.range)
    guard case .found(let path) = PathResolver(context: context).lookUp(field, in: scope) else { return nil }
    switch path.type {
    case .list, .map: break
    default: return nil
    }
    if last == "count" { return (.count(path), ()) }
    if isJoinable(path.type) { return (.joined(path), ()) }
    report(.misfitField(joining: path, path.type.title, at: name.range))
    return (nil, ())
  }

  func isJoinable(_ type: FieldType) -> Bool {
    switch type {
    case .list(.string), .list(.integer), .list(.double): true
    default: false
    }
  }
}
