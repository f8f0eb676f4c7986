import Schema
import SourceText
import YAML

extension LayoutReader {
  /// An asset's size.
  func imageSize(_ node: YAMLNode, in scope: Scope) -> Layout.Image? {
    guard let entries = forms.open(node, as: .imageSize) else { return nil }
    let otherwise = extent("else", entries)
    let extra = entries["extra"].map { extra in
      if extra.items.count != 2 {
        report(
          .badSize,
          Phrase("`extra` is two numbers, for width and height", zh: "`extra` 是两个数字，分别加到宽和高上"), at: extra.range)
      }
      return extra.items.compactMap { Double($0.text) }
    }
    guard let image = entries["image"], let asset = asset(image, in: scope) else { return nil }
    let isPair = extra?.count == 2
    return Layout.Image(
      asset: asset, extraWidth: isPair ? extra?[0] ?? 0 : 0, extraHeight: isPair ? extra?[1] ?? 0 : 0,
      otherwise: otherwise)
  }

  /// An asset, or one by a field's value.
  func asset(_ node: YAMLNode, in scope: Scope) -> Layout.Image.Asset? {
    guard node.kind == .mapping else { return .one(node.text) }
    guard let entries = forms.open(node, as: .imageChoice), let name = entries.text("by"),
      let path = PathResolver(context: context).path(name, in: scope), let choices = entries["of"]
    else { return nil }
    switch path.type {
    case .string, .bool, .integer, .enumeration: break
    default:
      report(.misfitField(ofImageChoice: path, path.type.title, at: name.range))
      return nil
    }
    guard !choices.entries.isEmpty else {
      report(.emptyValue, Phrase("`of` names no image", zh: "`of` 里没有图片"), at: choices.range)
      return nil
    }
    let read = forms.distinct(choices).compactMap { entry in
      LiteralReader(context: context).literal(entry.key, of: path.type, use: .choice).map {
        Layout.Image.Choice(value: $0, asset: entry.value.text)
      }
    }
    return read.count == choices.entries.count ? .by(path, read) : nil
  }
}
