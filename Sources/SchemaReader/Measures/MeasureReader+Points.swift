import Schema
import SourceText
import YAML

/// Numbers, lengths and colours of elements.
extension MeasureReader {
  private static let most = 10_000.0

  /// Points, from 0 or more than 0.
  func points(_ key: String, _ entries: Entries, isMore: Bool = false) -> Located<Double>? {
    guard let node = entries[key], let value = entries.number(key) else { return nil }
    guard value <= Self.most, isMore ? value > 0 : value >= 0 else {
      report(
        .badNumber(
          ofPoints: key, text: Located(node.text, node.range), isTooLarge: value > Self.most, isMore: isMore))
      return nil
    }
    return Located(value, node.range)
  }

  func length(_ key: String, _ entries: Entries) -> Located<Layout.Length>? {
    entries[key].flatMap { node in length(node).map { Located($0, node.range) } }
  }

  func color(_ key: String, _ entries: Entries) -> ContentElement.Color? {
    entries[key].flatMap { color($0, what: .verbatim("`\(key)`")) }
  }
}

extension MeasureReader {
  /// Edges that are not negative.
  func padding(_ node: YAMLNode) -> Layout.Edges? {
    let sides = Phrase("top, leading, bottom, trailing", zh: "上、leading、下、trailing")
    guard let edges = edges(node, what: Phrase("paddings", zh: "`padding`"), sides: sides) else { return nil }
    for item in node.items where (Double(item.text) ?? 0) < 0 {
      report(.badNumber(ofPadding: Located(item.text, item.range)))
    }
    return edges
  }
}
