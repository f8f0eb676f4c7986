import Schema
import SourceText
import YAML

/// Numbers, lengths and colours of elements.
extension Resolver {
  private static let most = 10_000.0

  /// Points, from 0 or more than 0.
  mutating func points(_ key: String, _ entries: Entries, isMore: Bool = false) -> Located<Double>? {
    guard let node = entries[key], let value = entries.number(key) else { return nil }
    guard value <= Self.most, isMore ? value > 0 : value >= 0 else {
      let limit =
        if value > Self.most {
          Phrase("at most 10000", zh: "不能大于 10000")
        } else if isMore {
          Phrase("more than 0", zh: "必须大于 0")
        } else {
          Phrase("0 or more", zh: "不能小于 0")
        }
      reading.report(
        .badNumber, Phrase("`\(key)` must be \(limit), not \(node.text)", zh: "`\(key)` \(limit)，而这里是 \(node.text)"),
        at: node.range, help: Phrase("it is a number of points", zh: "单位是点（pt）"))
      return nil
    }
    return Located(value, node.range)
  }

  mutating func length(_ key: String, _ entries: Entries) -> Located<Layout.Length>? {
    entries[key].flatMap { node in reading.length(node).map { Located($0, node.range) } }
  }

  mutating func color(_ key: String, _ entries: Entries) -> ContentElement.Color? {
    entries[key].flatMap { reading.color($0, what: .verbatim("`\(key)`")) }
  }
}

extension Reading {
  /// Edges that are not negative.
  mutating func padding(_ node: YAMLNode) -> Layout.Edges? {
    let sides = Phrase("top, leading, bottom, trailing", zh: "上、leading、下、trailing")
    guard let edges = edges(node, what: Phrase("paddings", zh: "`padding`"), sides: sides) else { return nil }
    for item in node.items where (Double(item.text) ?? 0) < 0 {
      report(
        .badNumber,
        Phrase(
          "a padding must be 0 or more, not \(item.text)", zh: "`padding` 不能小于 0，而这里是 \(item.text)"),
        at: item.range)
    }
    return edges
  }
}
