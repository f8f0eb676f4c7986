import Schema
import SourceText
import YAML

/// Images and ratings: what they show is a field, named without braces.
extension ContentReader {
  func image(_ entries: Entries, in scope: Scope) -> ContentElement.Image? {
    guard let source = entries["image"].flatMap({ picture($0, in: scope) }) else { return nil }
    if case .url = source {
      let missing = ["width", "height"].filter { !entries.mentions($0) }
      if !missing.isEmpty {
        report(
          .missingKey,
          Phrase(
            "an image behind a link needs \(Wording.list(missing))",
            zh: "来自链接的图片缺少\(Wording.list(missing))"),
          at: entries.range,
          help: Phrase("its size is not known before it is loaded", zh: "图片加载之前，不知道它的尺寸"))
      }
    }
    return ContentElement.Image(
      source: source, mode: entries.word("mode") ?? .fill, placeholder: entries.text("placeholder"))
  }

  private func picture(_ node: YAMLNode, in scope: Scope) -> ContentElement.Image.Source? {
    switch node.kind {
    case .scalar: break
    case .mapping where !isBraced(node):
      if node.entry("by") != nil || node.entry("of") != nil {
        return LayoutReader(context: context).asset(node, in: scope).map { .asset($0) }
      }
      guard let name = forms.open(node, as: .asset)?.text("asset") else { return nil }
      return .asset(.one(name.value))
    case .mapping: break
    case .sequence:
      forms.refuse(node, .verbatim("`image`"), .notation(.picture))
      return nil
    }
    let offer =
      node.text.contains("://")
      ? Phrase(
        "name a field that holds the link, or write `{ asset: … }` for a picture of the app's",
        zh: "写上存放链接的字段名；若是应用自带的图片，写成 `{ asset: … }`")
      : Phrase(
        "for an asset, write `{ asset: \(node.text) }`", zh: "若是资源图片，写成 `{ asset: \(node.text) }`")
    guard let path = shownField(node, of: .verbatim("`image`"), in: scope, otherwise: offer) else { return nil }
    if path.type == .string || path.type == .url { return .url(path) }
    report(.misfitField(ofImage: path, path.type.title, canChoose: isChoice(path.type), at: node.range))
    return nil
  }

  func rating(_ entries: Entries, in scope: Scope) -> ContentElement.Rating? {
    let item = MeasureReader(forms: forms).points("item", entries, isMore: true)?.value ?? 20
    let spacing = MeasureReader(forms: forms).points("spacing", entries)?.value ?? 4
    let color = MeasureReader(forms: forms).color("color", entries)
    let stars: [String] = ["filled", "empty"]
    if let only = stars.first(where: entries.mentions), let other = stars.first(where: { !entries.mentions($0) }) {
      report(
        .missingKey, Phrase("`\(only)` needs `\(other)` beside it", zh: "`\(only)` 旁边还要有 `\(other)`"),
        at: entries.keyRange(only) ?? entries.range,
        help: Phrase(
          "name both assets, or leave both out for the system's star", zh: "两个资源都写上；或都不写，用系统的星形"))
    }
    guard let node = entries["rating"], let value = shownField(node, of: .verbatim("`rating`"), in: scope) else {
      return nil
    }
    switch value.type {
    case .integer, .double: break
    default:
      report(.misfitField(ofRating: value, value.type.title, at: node.range))
      return nil
    }
    return ContentElement.Rating(
      value: value, max: entries.integer("max") ?? 5, item: item, spacing: spacing, color: color,
      filled: entries.text("filled"), empty: entries.text("empty"))
  }

  private func isChoice(_ type: FieldType) -> Bool {
    switch type {
    case .integer, .bool, .enumeration: true
    default: false
    }
  }
}
