import Schema
import SourceText
import YAML

/// Reads points, lengths, edges and colors.
struct MeasureReader: ReportingReader {
  let forms: FormReader

  /// Points, and times the width of a cell or bubble: more is no size of anything on a screen.
  private static let (greatest, greatestFactor) = (10_000.0, 10.0)
  private static let paddings = LocalizedText("`padding`", zh: "`padding`")

  /// Points, from 0 or more than 0.
  func points(_ key: String, _ entries: CheckedMapping, isMore: Bool = false) -> Located<Double>? {
    guard let node = entries[key], let value = entries.number(key) else { return nil }
    guard value <= Self.greatest, isMore ? value > 0 : value >= 0 else {
      return fail(.badNumber(ofPoints: key, text: node.locatedText, isTooLarge: value > Self.greatest, isMore: isMore))
    }
    return Located(value, node.range)
  }

  /// The default stands for what cannot be, too, which was said.
  func pointsOrDefault(_ key: String, _ entries: CheckedMapping, isMore: Bool = false) -> Located<Double> {
    points(key, entries, isMore: isMore) ?? Located(Double(entries.form.defaultInteger(of: key)), entries.range)
  }

  func length(_ key: String, _ entries: CheckedMapping) -> Located<Layout.Length>? {
    entries[key].flatMap { node in length(node).map { Located($0, node.range) } }
  }

  /// `249`, `full`, `full-130`, `full*0.65`, `max`.
  private func length(_ node: YAMLNode) -> Layout.Length? {
    let length = Layout.Length(node.text)
    guard node.isPlain || node.kind != .scalar else {
      return fail(.quotedWord(asLength: node.locatedText, isLength: length != nil))
    }
    if forms.reportAmbiguous(node) { return nil }
    guard node.kind == .scalar, let length else { return fail(.badSize(ofLength: node)) }
    guard abs(length.points) <= Self.greatest, length.factor <= Self.greatestFactor else {
      return fail(.badNumber(ofLength: node.locatedText))
    }
    return length
  }

  func extent(_ key: String, _ entries: CheckedMapping) -> Layout.Extent? {
    entries[key].flatMap { extent($0, what: .verbatim("`\(key)`")) }
  }

  /// `[249, 96]`.
  func extent(_ node: YAMLNode, what: LocalizedText) -> Layout.Extent? {
    guard node.kind == .sequence, node.items.count == 2 else { return fail(.badSize(ofExtent: what, at: node.range)) }
    let lengths = node.items.map { length($0) }
    guard let width = lengths[0], let height = lengths[1] else { return nil }
    return Layout.Extent(width: width, height: height)
  }

  /// The edges around an element, which are not negative.
  func padding(_ node: YAMLNode) -> Layout.Edges? {
    guard let edges = edges(node, what: Self.paddings, isDirected: true) else { return nil }
    for item in node.items where (Double(item.text) ?? 0) < 0 { report(.badNumber(ofPadding: item.locatedText)) }
    return edges
  }

  /// The edges around a text that is measured.
  func textPadding(_ node: YAMLNode) -> Layout.Edges? { edges(node, what: Self.paddings) }

  /// Edges, or some for each direction of a message.
  func insets(_ node: YAMLNode) -> Layout.Insets? {
    let what = LocalizedText("insets", zh: "`insets`")
    guard node.kind == .mapping, Self.sides(in: node) == nil else {
      return edges(node, what: what).map { Layout.Insets(outgoing: $0, incoming: $0) }
    }
    guard let entries = forms.open(node, as: .insets) else { return nil }
    let outgoing = entries["outgoing"].flatMap { edges($0, what: what) }
    let incoming = entries["incoming"].flatMap { edges($0, what: what) }
    guard let outgoing, let incoming else { return nil }
    return Layout.Insets(outgoing: outgoing, incoming: incoming)
  }

  /// `[3, 3, 3, 8]` or 0.
  ///
  /// - Parameter isDirected: Whether they follow the direction of writing.
  private func edges(_ node: YAMLNode, what: LocalizedText, isDirected: Bool = false) -> Layout.Edges? {
    if forms.isWord(node, "0") { return .zero }
    guard node.kind == .sequence, node.items.count == 4 else {
      return fail(.badSize(ofEdges: what, isDirected: isDirected, at: node.range, meant: Self.edges(meantBy: node)))
    }
    let numbers = numbers(node, of: what)
    guard numbers.count == 4 else { return nil }
    return Layout.Edges(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The numbers of a list, which may be negative.
  func numbers(_ node: YAMLNode, of what: LocalizedText) -> [Double] {
    let each = LocalizedText("each value of \(what)", zh: "\(what)的每一项")
    return node.items.compactMap { item in
      guard forms.check(item, is: .number, what: each), let value = Double(item.text) else { return nil }
      if abs(value) <= Self.greatest { return value }
      report(.badNumber(ofEach: each, text: item.locatedText))
      return nil
    }
  }

  private static func edges(meantBy node: YAMLNode) -> String? {
    guard node.isPlain, PlainScalar.isNumber(node.text) else { return sides(in: node) }
    return list(Array(repeating: node.text, count: 4))
  }

  /// `{ top: 1, left: 2, bottom: 3, right: 4 }` as a list.
  private static func sides(in node: YAMLNode) -> String? {
    let names = [["top"], ["left", "leading"], ["bottom"], ["right", "trailing"]]
    let values = names.map { names in names.lazy.compactMap { node.entry($0)?.value }.first }
    guard !node.entries.isEmpty, values.count(where: { $0 != nil }) == node.entries.count,
      values.allSatisfy({ $0 == nil || $0?.isPlain == true })
    else { return nil }
    return list(values.map { $0?.text ?? "0" })
  }

  private static func list(_ texts: [String]) -> String { "[" + texts.joined(separator: ", ") + "]" }

  /// `"#FF3B30"`, or one for light and one for dark surroundings.
  func color(_ key: String, _ entries: CheckedMapping) -> ContentElement.Color? {
    guard let node = entries[key] else { return nil }
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
      forms.refuse(node, .verbatim("`\(key)`"), .notation(.color))
      return nil
    }
  }

  private func colorValue(_ node: YAMLNode) -> ContentElement.Color.Value? {
    if let value = ContentElement.Color.Value(node.text) { return value }
    return fail(.badColor(node.locatedText, meant: ContentElement.Color.Value.meant(by: node.text)))
  }
}
