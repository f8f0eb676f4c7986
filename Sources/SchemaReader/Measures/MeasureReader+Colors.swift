import Schema
import SourceText
import YAML

extension MeasureReader {
  /// `"#FF3B30"`, or one for light and one for dark surroundings.
  func color(_ node: YAMLNode, what: Phrase) -> ContentElement.Color? {
    switch node.kind {
    case .scalar: return colorValue(node).map { ContentElement.Color(light: $0, range: node.range) }
    case .mapping:
      guard let entries = forms.open(node, as: .color) else { return nil }
      let light = entries["light"].flatMap { colorValue($0) }
      let dark = entries["dark"].flatMap { colorValue($0) }
      return light.map {
        ContentElement.Color(light: $0, dark: dark, theme: entries.text("theme"), range: node.range)
      }
    case .sequence:
      forms.refuse(node, what, .notation(.color))
      return nil
    }
  }

  private func colorValue(_ node: YAMLNode) -> ContentElement.Color.Value? {
    if let value = ContentElement.Color.Value(node.text) { return value }
    let meant = ContentElement.Color.Value.meant(by: node.text)
    let better = meant.map(Wording.quoted)
    report(
      .badColor, Phrase("`\(node.text)` is no colour", zh: "`\(node.text)` 不是颜色"), at: node.range,
      help: better.map(Wording.write)
        ?? Phrase(
          "a colour is `\"#RRGGBB\"`, or with its opacity behind it `\"#RRGGBBAA\"`, in quotes",
          zh: "颜色写成 `\"#RRGGBB\"`，要带不透明度则写成 `\"#RRGGBBAA\"`，都要加引号"),
      // With eight digits, the opacity may have been meant to come first.
      fixIts: better.map { [.init(Wording.write($0), replace: node.range, with: $0, isSafe: meant?.count == 7)] } ?? [])
    return nil
  }
}
