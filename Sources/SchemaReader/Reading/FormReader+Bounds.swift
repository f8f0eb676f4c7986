import Schema
import SourceText
import YAML

extension FormReader {
  /// A range such as `1..3`, `0..`, `..100`; both ends belong to it.
  ///
  /// - Parameter isOfIntegers: Whether there is nothing between two integers.
  func bounds(
    _ node: YAMLNode, what: Phrase, isOfIntegers: Bool = true
  ) -> (lower: Bound?, upper: Bound?)? {
    guard node.isPlain else {
      if node.kind == .scalar, node.text.contains("..") { return reportQuoted(node, node.text) ? nil : nil }
      if node.kind == .scalar, let better = Self.dashed(node.text) {
        report(
          .badRange, Self.noRange(node.text), at: node.range, help: Wording.write(better),
          fixIts: [.init(Wording.write(better), replace: node.range, with: better)])
        return nil
      }
      return refuseBounds(node, what) ? nil : nil
    }
    let text = node.text
    if let (better, isExact) = Self.swiftRange(text, ofIntegers: isOfIntegers) {
      report(
        .swiftSpelling, Phrase("`\(text)` is Swift's spelling of a range", zh: "`\(text)` 是 Swift 的范围写法"),
        at: node.range,
        help: Phrase("a range is written `\(better)`; both ends belong to it", zh: "范围写成 `\(better)`，两端都包含在内"),
        fixIts: [.init(Wording.write(better), replace: node.range, with: better, isSafe: isExact)])
      return nil
    }
    guard let dots = Self.dots(in: text) else {
      if let better = Self.dashed(text) {
        report(
          .badRange, Self.noRange(text), at: node.range, help: Wording.write(better),
          fixIts: [.init(Wording.write(better), replace: node.range, with: better)])
        return nil
      }
      let isNumber = PlainScalar.isNumber(text)
      report(
        .badRange, Self.noRange(text), at: node.range,
        help: isNumber
          ? Phrase(
            "write `\(text)..\(text)`, `\(text)..`, or `..\(text)`",
            zh: "写成 `\(text)..\(text)`、`\(text)..` 或 `..\(text)`")
          : Phrase("a range is written `1..3`, `0..`, or `..100`", zh: "范围写成 `1..3`、`0..` 或 `..100`"))
      return nil
    }
    let ends = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    guard let lower = Self.end(ends.0), let upper = Self.end(ends.1), lower.bound != nil || upper.bound != nil else {
      report(
        .badRange, Self.noRange(text), at: node.range,
        help: Phrase(
          "a range is written `1..3`, `0..`, or `..100`, with decimal numbers",
          zh: "范围用十进制数写成 `1..3`、`0..` 或 `..100`"))
      return nil
    }
    if let low = lower.bound, let high = upper.bound, high < low {
      let swapped = "\(ends.1)..\(ends.0)"
      report(
        .badRange, Phrase("the range `\(text)` is empty: its ends are swapped", zh: "范围 `\(text)` 是空的：两端写反了"),
        at: node.range, help: Wording.write(swapped),
        fixIts: [.init(Phrase("swap the ends", zh: "交换两端"), replace: node.range, with: swapped)])
      return nil
    }
    return (lower.bound, upper.bound)
  }

  /// Says that something is no range, and how its two ends are written if it has any: `[1, 3]`, `{ min: 1, max: 3 }`.
  func refuseBounds(_ node: YAMLNode, _ what: Phrase) -> Bool {
    guard let ends = Self.ends(node) else { return refuse(node, what, .bounds) }
    let range = "\(ends.0)..\(ends.1)"
    return refuse(
      node, what, .bounds, help: Wording.write(range),
      fixIts: [.init(Wording.write(range), replace: node.range, with: range, isSafe: node.isFlow)])
  }

  private static func ends(_ node: YAMLNode) -> (String, String)? {
    let nodes: [YAMLNode?]
    if node.kind == .mapping {
      let end = { (names: [String]) in names.lazy.compactMap { node.entry($0)?.value }.first }
      nodes = [end(["min", "minimum", "from", "lower", "gte"]), end(["max", "maximum", "to", "upper", "lte"])]
      guard nodes.contains(where: { $0 != nil }), nodes.count(where: { $0 != nil }) == node.entries.count else {
        return nil
      }
    } else {
      nodes = Array(node.items)
      guard nodes.count == 2 else { return nil }
    }
    let bounds = nodes.map { $0.map { $0.isPlain ? Bound($0.text) : nil } ?? nil }
    guard zip(nodes, bounds).allSatisfy({ $0 == nil || $1 != nil }) else { return nil }
    if let lower = bounds[0], let upper = bounds[1], upper < lower { return nil }
    return (nodes[0]?.text ?? "", nodes[1]?.text ?? "")
  }

  /// A range of sizes: integers from 0.
  func counts(_ node: YAMLNode, what: Phrase) -> (Int, Int?)? {
    guard let bounds = bounds(node, what: what) else { return nil }
    let ends = (bounds.lower.map(Self.count) ?? 0, bounds.upper.map(Self.count))
    guard let lower = ends.0, ends.1 != .some(nil), lower >= 0, (ends.1 ?? 0) ?? 0 >= 0 else {
      report(
        .badRange, Phrase("\(what) counts: its ends are integers from 0", zh: "\(what)用于计数：两端是从 0 起的整数"),
        at: node.range)
      return nil
    }
    return (lower, ends.1 ?? nil)
  }

  /// A range of 64-bit integers, or one of them.
  func integers(_ node: YAMLNode, what: Phrase) -> ClosedRange<Int64>? {
    if node.isPlain, PlainScalar.isInteger(node.text), let value = Int64(node.text) { return value...value }
    if reportAmbiguous(node) { return nil }
    guard let bounds = bounds(node, what: what) else { return nil }
    guard let lower = Self.integer(bounds.lower, or: .min), let upper = Self.integer(bounds.upper, or: .max) else {
      report(
        .badRange, Phrase("the ends of \(what) are integers of 64 bits", zh: "\(what)的两端是 64 位整数"), at: node.range)
      return nil
    }
    return lower...upper
  }

  /// `1-5` and `1 to 5` in the language's spelling.
  private static func dashed(_ text: String) -> String? {
    for separator in [" to ", "-", "–", "—", "~", ","] {
      let parts = text.components(between: separator)
      guard parts.count == 2, let lower = Bound(parts[0]), let upper = Bound(parts[1]), !(upper < lower) else {
        continue
      }
      return "\(parts[0])..\(parts[1])"
    }
    for sign in [">=", "<="] where text.hasPrefix(sign) {
      let end = text.dropFirst(2).drop { $0 == " " }
      guard Bound(String(end)) != nil else { return nil }
      return sign == ">=" ? "\(end).." : "..\(end)"
    }
    return nil
  }

  private static func noRange(_ text: String) -> Phrase { Phrase("`\(text)` is no range", zh: "`\(text)` 不是范围") }

  private static func end(_ text: String) -> (bound: Bound?, Void)? {
    if text.isEmpty { return (nil, ()) }
    return Bound(text).map { ($0, ()) }
  }

  private static func count(_ bound: Bound) -> Int? {
    if case .integer(let value) = bound { Int(exactly: value) } else { nil }
  }

  private static func integer(_ bound: Bound?, or open: Int64) -> Int64? {
    guard let bound else { return open }
    if case .integer(let value) = bound { return value } else { return nil }
  }

  private static func dots(in text: String) -> Range<String.Index>? {
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == ".", next < text.endIndex, text[next] == "." { return index..<text.index(after: next) }
      index = next
    }
    return nil
  }

  /// The language's spelling of `1...3` and `0..<3`, and whether that is the same range.
  private static func swiftRange(_ text: String, ofIntegers: Bool) -> (text: String, isExact: Bool)? {
    guard let dots = dots(in: text), dots.upperBound < text.endIndex else { return nil }
    let (lower, rest) = (text[..<dots.lowerBound], text[text.index(after: dots.upperBound)...])
    switch text[dots.upperBound] {
    case ".": return ("\(lower)..\(rest)", true)
    case "<":
      guard ofIntegers, let end = Int(rest), Int(lower) ?? .min < end else { return ("\(lower)..\(rest)", false) }
      return ("\(lower)..\(end - 1)", true)
    default: return nil
    }
  }
}

extension String {
  /// The parts around the only separator, without the blanks around them.
  fileprivate func components(between separator: String) -> [String] {
    guard let place = ranges(of: separator).first, ranges(of: separator).count == 1 else { return [] }
    return [self[..<place.lowerBound], self[place.upperBound...]].map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
