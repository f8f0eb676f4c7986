import Language
import Schema
import SourceText
import YAML

/// Reads the size of a bubble, in any of its notations.
struct SizeReader: ResolvingReader {
  let context: ReaderContext

  private var measures: MeasureReader { MeasureReader(forms: forms) }

  func size(_ node: YAMLNode, in scope: Scope) -> Layout.Size? {
    switch node.kind {
    case .sequence: return measures.extent(node, what: LocalizedText("a size", zh: "尺寸")).map { .fixed($0) }
    case .mapping: return measuredSize(node, in: scope)
    case .scalar:
      guard !reportNumbers(node), forms.isWord(node, among: ["auto", "hook"], what: .verbatim("`size`")) else {
        return nil
      }
      return node.text == "auto" ? .auto : .hook
    }
  }

  /// Says how `249x96` and `249` are written.
  private func reportNumbers(_ node: YAMLNode) -> Bool {
    let parts = node.text.split { "xX×*, ".contains($0) }.map { String($0) }
    guard !parts.isEmpty, parts.count <= 2, parts.allSatisfy({ PlainScalar.isNumber($0) }) else { return false }
    report(.wrongKind(ofSize: node, numbers: parts))
    return true
  }

  private func measuredSize(_ node: YAMLNode, in scope: Scope) -> Layout.Size? {
    let forms: [(key: String, form: Form)] = [
      ("text", .textSize), ("aspectRatio", .aspectSize), ("image", .imageSize),
    ]
    let kinds = forms.filter { $0.form.isMentioned($0.key, in: node) }.map(\.key)
    guard let kind = kinds.first else { return fail(.missingKey(ofSizeAt: node.range)) }
    guard kinds.count == 1 else { return fail(.conflictingKeys(ofSize: kinds, at: node.range)) }
    switch kind {
    case "text": return textSize(node, in: scope).map { .text($0) }
    case "aspectRatio": return aspectSize(node, in: scope).map { .aspectRatio($0) }
    default: return imageSize(node, in: scope).map { .image($0) }
    }
  }

  private func textSize(_ node: YAMLNode, in scope: Scope) -> Layout.MeasuredText? {
    guard let entries = forms.open(node, as: .textSize) else { return nil }
    if let text = entries["text"] { TextReader(context: context).warnIfFieldName(text, in: scope) }
    let template = entries["text"].flatMap { TemplateReader(context: context).template($0, in: scope) }
    let padding = entries["padding"].flatMap { measures.textPadding($0) } ?? .zero
    let width = measures.length("width", entries)
    let maxWidth = measures.length("maxWidth", entries)
    let bounds = (measures.extent("min", entries), measures.extent("max", entries))
    let font = measures.points("font", entries, isMore: true)
    guard let template, let font else { return nil }
    return Layout.MeasuredText(
      text: template, font: font.value, isBold: entries.boolOrDefault("bold"), lines: entries.integerOrDefault("lines"),
      padding: padding, width: width?.value, maxWidth: maxWidth?.value, min: bounds.0, max: bounds.1)
  }

  private func aspectSize(_ node: YAMLNode, in scope: Scope) -> Layout.AspectRatio? {
    guard let entries = forms.open(node, as: .aspectSize) else { return nil }
    let bounds = (measures.extent("min", entries), measures.extent("max", entries), measures.extent("else", entries))
    guard let fields = entries["aspectRatio"] else { return nil }
    guard fields.items.count == 2 else { return fail(.badSize(ofAspectAt: fields.range)) }
    let paths = entries.texts("aspectRatio").compactMap { number($0, in: scope) }
    guard paths.count == 2 else { return nil }
    return Layout.AspectRatio(width: paths[0], height: paths[1], min: bounds.0, max: bounds.1, otherwise: bounds.2)
  }

  private func number(_ name: Located<String>, in scope: Scope) -> FieldPath? {
    guard let path = PathResolver(context: context).path(name, in: scope) else { return nil }
    if path.type.isNumber { return path }
    return fail(.unsupportedField(ofAspect: path))
  }

  private func imageSize(_ node: YAMLNode, in scope: Scope) -> Layout.Image? {
    guard let entries = forms.open(node, as: .imageSize) else { return nil }
    let otherwise = measures.extent("else", entries)
    var extra = [0.0, 0.0]
    if let node = entries["extra"] {
      let numbers = measures.numbers(node, of: .verbatim("`extra`"))
      if node.items.count != 2 { report(.badSize(ofExtraAt: node.range)) }
      if numbers.count == 2 { extra = numbers }
    }
    guard let image = entries["image"], let asset = ImageReader(context: context).asset(image, in: scope) else {
      return nil
    }
    return Layout.Image(asset: asset, extraWidth: extra[0], extraHeight: extra[1], otherwise: otherwise)
  }
}
