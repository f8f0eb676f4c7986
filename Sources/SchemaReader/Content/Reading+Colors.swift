import Schema
import SourceText

extension Reading {
  /// `"#FF3B30"`, or one for light and one for dark surroundings.
  mutating func color(_ node: YAMLNode, what: String) -> ContentElement.Color? {
    switch node.kind {
    case .scalar: return colorValue(node).map { ContentElement.Color(light: $0, range: node.range) }
    case .mapping:
      guard let entries = open(node, as: .color) else { return nil }
      let light = entries["light"].flatMap { colorValue($0) }
      let dark = entries["dark"].flatMap { colorValue($0) }
      return light.map {
        ContentElement.Color(light: $0, dark: dark, theme: entries.text("theme"), range: node.range)
      }
    case .sequence:
      refuse(node, what, .notation(.color))
      return nil
    }
  }

  private mutating func colorValue(_ node: YAMLNode) -> ContentElement.Color.Value? {
    if let value = ContentElement.Color.Value(node.text) { return value }
    let better = ContentElement.Color.Value.meant(by: node.text).map(Wording.quoted)
    report(
      .badColor, "`\(node.text)` is no colour", at: node.range,
      help: better.map { "write `\($0)`" }
        ?? "a colour is `\"#RRGGBB\"`, or with its opacity behind it `\"#RRGGBBAA\"`, in quotes",
      fixIts: better.map { [.init("write `\($0)`", replace: node.range, with: $0)] } ?? [])
    return nil
  }
}
