import Schema
import SourceText
import YAML

extension MeasureReader {
  /// `249`, `full`, `full-130`, `full*0.65`, `max`.
  func length(_ node: YAMLNode) -> Layout.Length? {
    let help = Phrase(
      "a length is points, or `full` or `max` with a factor or points: `full*0.65`, `full-130`",
      zh: "长度是点数（pt），或带系数或点数的 `full`、`max`：`full*0.65`、`full-130`")
    guard node.kind == .scalar else {
      report(
        .badSize,
        Phrase("a length is one value, not \(Wording.kind(node))", zh: "长度只有一个值，不能是\(Wording.kind(node))"),
        at: node.range, help: help)
      return nil
    }
    guard node.isPlain else {
      let isLength = Layout.Length(node.text) != nil
      report(
        .quotedWord, Phrase("in quotes, `\(node.text)` is a text", zh: "加了引号，`\(node.text)` 就成了文本"),
        at: node.range, help: Phrase("write it without quotes", zh: "去掉引号"),
        fixIts: isLength
          ? [.init(Phrase("remove the quotes", zh: "去掉引号"), replace: node.range, with: node.text, isSafe: true)] : [])
      return nil
    }
    if forms.reportAmbiguous(node) { return nil }
    if let length = Layout.Length(node.text) { return length }
    let isNegative = node.text.hasPrefix("-") && PlainScalar.isNumber(node.text)
    report(
      .badSize,
      isNegative
        ? Phrase("a length is not negative", zh: "长度不能是负数")
        : Phrase("`\(node.text)` is no length", zh: "`\(node.text)` 不是长度"), at: node.range,
      help: isNegative ? nil : help)
    return nil
  }

  /// `[249, 96]`.
  func extent(_ node: YAMLNode, what: Phrase) -> Layout.Extent? {
    guard node.kind == .sequence, node.items.count == 2 else {
      report(
        .badSize, Phrase("\(what) is a width and a height", zh: "\(what)由宽和高两个值组成"), at: node.range,
        help: Wording.write("[249, 96]"))
      return nil
    }
    let lengths = node.items.map { length($0) }
    guard let width = lengths[0], let height = lengths[1] else { return nil }
    return Layout.Extent(width: width, height: height)
  }

  /// `[3, 3, 3, 8]` or 0.
  func edges(
    _ node: YAMLNode, what: Phrase, sides: Phrase = Phrase("top, left, bottom, right", zh: "上、左、下、右")
  ) -> Layout.Edges? {
    if forms.isWord(node, "0") { return .zero }
    guard node.kind == .sequence, node.items.count == 4 else {
      let isNumber = node.isPlain && PlainScalar.isNumber(node.text)
      let same = isNumber ? "[\(node.text), \(node.text), \(node.text), \(node.text)]" : nil
      let all = same ?? Self.sides(in: node)
      report(
        .badSize, Phrase("\(what) are four numbers: \(sides)", zh: "\(what)是四个数字：\(sides)"), at: node.range,
        help: all.map(Wording.write)
          ?? Phrase("write `[3, 3, 3, 8]`, or 0 for none", zh: "写成 `[3, 3, 3, 8]`，没有边距则写 0"),
        fixIts: all.map { [.init(Wording.write($0), replace: node.range, with: $0)] } ?? [])
      return nil
    }
    var numbers: [Double] = []
    for item in node.items where forms.check(item, is: .number, what: Phrase("each of \(what)", zh: "\(what)的每一项")) {
      Double(item.text).map { numbers.append($0) }
    }
    guard numbers.count == 4 else { return nil }
    return Layout.Edges(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// `{ top: 1, left: 2, bottom: 3, right: 4 }` as a list.
  private static func sides(in node: YAMLNode) -> String? {
    let names = [["top"], ["left", "leading"], ["bottom"], ["right", "trailing"]]
    let values = names.map { names in names.lazy.compactMap { node.entry($0)?.value }.first }
    guard !node.entries.isEmpty, values.count(where: { $0 != nil }) == node.entries.count,
      values.allSatisfy({ $0 == nil || $0?.isPlain == true })
    else { return nil }
    return "[" + values.map { $0?.text ?? "0" }.joined(separator: ", ") + "]"
  }

  func insets(_ node: YAMLNode) -> Layout.Insets? {
    guard node.kind == .mapping, Self.sides(in: node) == nil else {
      return edges(node, what: Phrase("insets", zh: "`insets`")).map { Layout.Insets(outgoing: $0, incoming: $0) }
    }
    guard let entries = forms.open(node, as: .insets) else { return nil }
    let outgoing = entries["outgoing"].flatMap { edges($0, what: Phrase("insets", zh: "`insets`")) }
    let incoming = entries["incoming"].flatMap { edges($0, what: Phrase("insets", zh: "`insets`")) }
    guard let outgoing, let incoming else { return nil }
    return Layout.Insets(outgoing: outgoing, incoming: incoming)
  }
}
