import Schema
import SourceText
import YAML

/// Reads texts that name fields in braces.
struct TemplateReader: ResolvingReader {
  let context: ReaderContext

  private var paths: PathResolver { PathResolver(context: context) }

  /// A text with placeholders; nil if one of them could not be resolved.
  func template(_ node: YAMLNode, in scope: Scope) -> TextTemplate? {
    let text = node.text
    warnIfForeign(node)
    reportCut(node)
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      return TextTemplate(segments: text.isEmpty ? [] : [.literal(text)], range: node.range)
    }
    let source = ScalarSource(of: node, source: source(node.range))
    func location(_ range: Range<String.Index>) -> SourceRange {
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return source.range(of: start..<start + text.utf8[range].count)
    }
    for (name, range) in TemplateToken.doublyBraced(in: text) {
      warnIfDoublyBraced(Located(name, location(range)), in: scope)
    }
    let tokens = TemplateToken.tokens(of: text)
    let segments = tokens.compactMap { token -> TextTemplate.Segment? in
      switch token {
      case .literal(let literal): return .literal(literal)
      case .placeholder(let name, let range): return placeholder(Located(name, location(range)), in: scope)
      case .unclosed(let range): return fail(.badPlaceholder(unclosedAt: location(range)))
      }
    }
    return segments.count == tokens.count ? TextTemplate(segments: segments, range: node.range) : nil
  }

  private func placeholder(_ name: Located<String>, in scope: Scope) -> TextTemplate.Segment? {
    guard !name.value.isEmpty else { return fail(.badPlaceholder(emptyAt: name.range)) }
    let result = paths.lookUp(name, in: scope)
    if case .found(let path) = result { return value(of: path) }
    if case .noObject = result, let (path, isCount) = list(name, in: scope) {
      if isCount { return .count(path) }
      if path.type.isJoinable { return .joined(path) }
      return fail(.unsupportedField(joining: path))
    }
    paths.report(result, of: name)
    return nil
  }

  private func value(of path: FieldPath) -> TextTemplate.Segment? {
    if path.type.isShown { return .field(path) }
    let fields = if case .object(let id) = path.type { symbols[id].fields } else { [] as [Field] }
    return fail(.unsupportedField(inText: path, sample: fields.first(where: \.type.isShown)?.name))
  }

  /// The list or map of `{list.count}` and `{list.joined}`, and whether it is the count; nil for other names.
  private func list(_ name: Located<String>, in scope: Scope) -> (path: FieldPath, isCount: Bool)? {
    let parts = name.value.split(separator: ".")
    guard let last = parts.last, ["count", "joined"].contains(last) else { return nil }
    let field = Located(parts.dropLast().joined(separator: "."), name.range)
    guard case .found(let path) = paths.lookUp(field, in: scope) else { return nil }
    switch path.type {
    case .list, .map: return (path, last == "count")
    default: return nil
    }
  }

  /// `Gift #{title}`, which YAML cuts before the `#`.
  private func reportCut(_ node: YAMLNode) {
    guard node.isPlain else { return }
    let line = diagnostics.restOfLine(after: node.range)
    let rest = String(line.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
    let comment = rest.drop { $0 == " " }
    guard comment.hasPrefix("#{") else { return }
    let range = SourceRange(
      file: node.range.file, start: node.range.start, end: node.range.end + rest.utf8.count)
    report(.unquotedHash(in: Located(node.text + rest, range), endingAt: String(comment)))
  }

  /// `{{title}}` is a placeholder to Mustache, and here the text `{title}}`.
  private func warnIfDoublyBraced(_ name: Located<String>, in scope: Scope) {
    guard case .found(let path) = paths.lookUp(name, in: scope) else { return }
    report(.literalFieldName(doublyBraced: path))
  }

  /// `\(title)` and `%@`, which are values in a text to Swift and Objective-C.
  private func warnIfForeign(_ node: YAMLNode) {
    let text = node.text
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "%") }) else {
      return
    }
    if let first = SwiftInterpolation.all(in: text).first {
      report(.literalFieldName(interpolated: first, at: node.range, edits: placeholders(forInterpolationsIn: node)))
    } else if let format = ["%@", "%1$@", "%2$@", "%ld", "%lld"].first(where: text.contains) {
      report(.literalFieldName(format: format, at: node.range))
    }
  }

  private func placeholders(forInterpolationsIn node: YAMLNode) -> [Diagnostic.Edit] {
    // Without quotes, a brace may not be at the start.
    guard !node.isPlain || !node.text.hasPrefix("\\") else { return [] }
    let source = ScalarSource(of: node, source: source(node.range))
    return SwiftInterpolation.all(in: node.text).map { item in
      Diagnostic.Edit(range: source.range(of: item.range), replacement: "{\(item.name)}")
    }
  }
}
