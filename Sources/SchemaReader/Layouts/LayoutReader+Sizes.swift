import Schema
import SourceText
import YAML

extension LayoutReader {
  /// Any of the notations of a size.
  func size(_ node: YAMLNode, in scope: Scope) -> Layout.Size? {
    switch node.kind {
    case .sequence: return MeasureReader(forms: forms).extent(node, what: Phrase("a size", zh: "尺寸")).map { .fixed($0) }
    case .mapping: return measuredSize(node, in: scope)
    case .scalar:
      guard !reportWrittenSize(node), forms.isWord(node, among: ["auto", "hook"], what: .verbatim("`size`")) else {
        return nil
      }
      return node.text == "auto" ? .auto : .hook
    }
  }

  /// Says how `249x96` and `249` are written.
  private func reportWrittenSize(_ node: YAMLNode) -> Bool {
    let parts = node.text.split(omittingEmptySubsequences: false) { "xX×*, ".contains($0) }
      .filter { !$0.isEmpty }.map { String($0) }
    guard !parts.isEmpty, parts.count <= 2, parts.allSatisfy({ PlainScalar.isNumber($0) }) else { return false }
    let list = parts.count == 2 ? "[\(parts[0]), \(parts[1])]" : nil
    report(
      .wrongKind,
      Wording.mismatch(node, Phrase("a list of width and height", zh: "宽和高组成的列表"), what: .verbatim("`size`")),
      at: node.range, help: Wording.write(list ?? "[\(parts[0]), \(parts[0])]"),
      fixIts: list.map { [.init(Wording.write($0), replace: node.range, with: $0, isSafe: true)] } ?? [])
    return true
  }

  private func measuredSize(_ node: YAMLNode, in scope: Scope) -> Layout.Size? {
    let kinds = ["text", "aspect", "image"].filter { node.entry($0) != nil }
    guard kinds.count == 1 else {
      if kinds.isEmpty {
        report(
          .missingKey,
          Phrase("a size needs `text`, `aspect` or `image`", zh: "尺寸需要 `text`、`aspect` 或 `image`"), at: node.range,
          help: Phrase("or write `[249, 96]`, `auto`, `hook`", zh: "或写成 `[249, 96]`、`auto`、`hook`"))
      } else {
        report(.conflictingKeys(ofSize: kinds, at: node.range))
      }
      return nil
    }
    switch kinds[0] {
    case "text": return textSize(node, in: scope).map { .text($0) }
    case "aspect": return aspectSize(node, in: scope).map { .aspect($0) }
    default: return imageSize(node, in: scope).map { .image($0) }
    }
  }

  private func textSize(_ node: YAMLNode, in scope: Scope) -> Layout.MeasuredText? {
    guard let entries = forms.open(node, as: .textSize) else { return nil }
    if let text = entries["text"] { TextReader(context: context).warnIfFieldName(text, in: scope) }
    let template = entries["text"].flatMap { TextReader(context: context).template($0, in: scope) }
    let padding =
      entries["padding"].flatMap { MeasureReader(forms: forms).edges($0, what: Phrase("paddings", zh: "`padding`")) }
      ?? .zero
    let width = entries["width"].flatMap { MeasureReader(forms: forms).length($0) }
    let maxWidth = entries["maxWidth"].flatMap { MeasureReader(forms: forms).length($0) }
    let bounds = (extent("min", entries), extent("max", entries))
    if let font = entries["font"], let size = entries.number("font"), size <= 0 {
      report(.badNumber(ofFontAt: font.range))
      return nil
    }
    guard let template, let font = entries.number("font") else { return nil }
    return Layout.MeasuredText(
      text: template, font: font, isBold: entries.bool("bold") ?? false, lines: entries.integer("lines") ?? 0,
      padding: padding, width: width, maxWidth: maxWidth, min: bounds.0, max: bounds.1)
  }

  private func aspectSize(_ node: YAMLNode, in scope: Scope) -> Layout.Aspect? {
    guard let entries = forms.open(node, as: .aspectSize) else { return nil }
    let bounds = (extent("min", entries), extent("max", entries), extent("else", entries))
    guard let fields = entries["aspect"] else { return nil }
    guard fields.items.count == 2 else {
      report(
        .badSize, Phrase("`aspect` is two fields, width and height", zh: "`aspect` 是宽和高两个字段"), at: fields.range)
      return nil
    }
    let paths = entries.texts("aspect").compactMap { numberPath($0, in: scope) }
    guard paths.count == 2 else { return nil }
    return Layout.Aspect(width: paths[0], height: paths[1], min: bounds.0, max: bounds.1, otherwise: bounds.2)
  }

  private func numberPath(_ name: Located<String>, in scope: Scope) -> FieldPath? {
    guard let path = PathResolver(context: context).path(name, in: scope) else { return nil }
    switch path.type {
    case .integer, .double: return path
    default:
      report(.misfitField(ofAspect: path, path.type.title, at: name.range))
      return nil
    }
  }

  func extent(_ key: String, _ entries: Entries) -> Layout.Extent? {
    entries[key].flatMap { MeasureReader(forms: forms).extent($0, what: .verbatim("`\(key)`")) }
  }
}
