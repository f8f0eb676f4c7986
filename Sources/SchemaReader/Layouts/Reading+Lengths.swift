import Schema
import SourceText

extension Reading {
  /// `249`, `full`, `full-130`, `full*0.65`, `max`.
  mutating func length(_ node: YAMLNode) -> Layout.Length? {
    let help = "a length is points, or `full` or `max` with a factor or points: `full*0.65`, `full-130`"
    guard node.kind == .scalar else {
      report(.badSize, "a length is one value, not \(Wording.kind(node))", at: node.range, help: help)
      return nil
    }
    guard node.isPlain else {
      report(.quotedWord, "in quotes, `\(node.text)` is a text", at: node.range, help: "write it without quotes")
      return nil
    }
    if reportAmbiguous(node) { return nil }
    if let length = Layout.Length(node.text) { return length }
    let isNegative = node.text.hasPrefix("-") && PlainScalar.isNumber(node.text)
    report(
      .badSize, isNegative ? "a length is not negative" : "`\(node.text)` is no length", at: node.range,
      help: isNegative ? nil : help)
    return nil
  }

  /// `[249, 96]`.
  mutating func extent(_ node: YAMLNode, what: String) -> Layout.Extent? {
    guard node.kind == .sequence, node.items.count == 2 else {
      report(.badSize, "\(what) is a width and a height", at: node.range, help: "write `[249, 96]`")
      return nil
    }
    let lengths = node.items.map { length($0) }
    guard let width = lengths[0], let height = lengths[1] else { return nil }
    return Layout.Extent(width: width, height: height)
  }

  /// `[3, 3, 3, 8]` or 0.
  mutating func edges(
    _ node: YAMLNode, what: String, sides: String = "top, left, bottom, right"
  ) -> Layout.Edges? {
    if isWord(node, "0") { return .zero }
    guard node.kind == .sequence, node.items.count == 4 else {
      let number = node.isPlain && PlainScalar.isNumber(node.text) ? node.text : nil
      report(
        .badSize, "\(what) are four numbers: \(sides)", at: node.range,
        help: number.map { "write `[\($0), \($0), \($0), \($0)]`" } ?? "write `[3, 3, 3, 8]`, or 0 for none")
      return nil
    }
    var numbers: [Double] = []
    for item in node.items where check(item, is: .number, what: "each of \(what)") {
      Double(item.text).map { numbers.append($0) }
    }
    guard numbers.count == 4 else { return nil }
    return Layout.Edges(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  mutating func insets(_ node: YAMLNode) -> Layout.Insets? {
    guard node.kind == .mapping else {
      return edges(node, what: "insets").map { Layout.Insets(outgoing: $0, incoming: $0) }
    }
    guard let entries = open(node, as: .insets) else { return nil }
    let outgoing = entries["outgoing"].flatMap { edges($0, what: "insets") }
    let incoming = entries["incoming"].flatMap { edges($0, what: "insets") }
    guard let outgoing, let incoming else { return nil }
    return Layout.Insets(outgoing: outgoing, incoming: incoming)
  }

  /// The name of a view, or one for each style.
  mutating func view(_ node: YAMLNode) -> Layout.View? {
    guard node.kind == .mapping else { return viewName(node).map { .one($0) } }
    guard let entries = open(node, as: .views) else { return nil }
    let classic = entries["classic"].flatMap { viewName($0) }
    let minimalist = entries["minimalist"].flatMap { viewName($0) }
    guard let classic, let minimalist else { return nil }
    return .styles(classic: classic, minimalist: minimalist)
  }

  private mutating func viewName(_ node: YAMLNode) -> String? {
    let parts = node.text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.allSatisfy({ SwiftNames.isIdentifier(String($0)) }) { return node.text }
    report(
      .invalidSwiftName, "`\(node.text)` cannot be the name of a Swift type", at: node.range,
      help: "name a view's class as in `RedPacketContentView`")
    return nil
  }
}
