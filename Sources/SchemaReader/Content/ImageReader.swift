import Language
import Schema
import SourceText
import YAML

/// Reads which picture is meant: a field with a link, or an asset.
struct ImageReader: ResolvingReader {
  let context: ReaderContext

  private var fields: ShownFieldReader { ShownFieldReader(context: context) }

  /// What an element shows.
  func source(_ node: YAMLNode, in scope: Scope) -> ContentElement.Image.Source? {
    if node.kind == .sequence {
      forms.refuse(node, .verbatim("`image`"), .notation(.picture))
      return nil
    }
    if node.kind == .mapping, !fields.isBraced(node) {
      if Form.imageChoice.isMentioned("cases", in: node) { return asset(node, in: scope).map { .asset($0) } }
      return forms.open(node, as: .asset)?.text("asset").map { .asset(.one($0.value)) }
    }
    let path = fields.field(node, of: "image", in: scope, otherwise: .unknownField(ofImage: node.locatedText))
    guard let path else { return nil }
    if path.type.isLink { return .url(path) }
    return fail(.unsupportedField(ofImage: path))
  }

  /// An asset, or one by a field's value.
  func asset(_ node: YAMLNode, in scope: Scope) -> Layout.Image.Asset? {
    guard node.kind == .mapping else { return .one(node.text) }
    guard let entries = forms.open(node, as: .imageChoice), let name = entries.text("field"),
      let path = PathResolver(context: context).path(name, in: scope), let choices = entries["cases"]
    else { return nil }
    guard path.type == .string || path.type.isChoice else { return fail(.unsupportedField(ofImageChoice: path)) }
    guard !choices.entries.isEmpty else { return fail(.emptyValue(ofImagesAt: choices.range)) }
    let read = forms.distinct(choices).compactMap { entry in
      LiteralReader(context: context).literal(entry.key, of: path.type, use: .choice)
        .map { Layout.Image.Choice(value: $0, asset: entry.value.text) }
    }
    return read.count == choices.entries.count ? .cases(path, read) : nil
  }
}
