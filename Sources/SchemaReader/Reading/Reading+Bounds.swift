import Schema
import SourceText

extension Reading {
  /// A range such as `1..3`, `0..`, `..100`; both ends belong to it.
  mutating func bounds(_ node: YAMLNode, what: String) -> (lower: Bound?, upper: Bound?)? {
    guard node.isPlain else {
      if node.kind == .scalar, node.text.contains("..") { return reportQuoted(node, node.text) ? nil : nil }
      return refuse(node, what, .bounds) ? nil : nil
    }
    let text = node.text
    if let better = Self.swiftRange(text) {
      report(
        .swiftSpelling, "`\(text)` is Swift's spelling of a range", at: node.range,
        help: "a range is written `\(better)`; both ends belong to it",
        fixIts: [.init("write `\(better)`", replace: node.range, with: better)])
      return nil
    }
    guard let dots = Self.dots(in: text) else {
      let isNumber = PlainScalar.isNumber(text)
      report(
        .badRange, "`\(text)` is no range", at: node.range,
        help: isNumber
          ? "write `\(text)..\(text)`, `\(text)..`, or `..\(text)`" : "a range is written `1..3`, `0..`, or `..100`")
      return nil
    }
    let ends = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    guard let lower = Self.end(ends.0), let upper = Self.end(ends.1), lower.bound != nil || upper.bound != nil else {
      report(
        .badRange, "`\(text)` is no range", at: node.range,
        help: "a range is written `1..3`, `0..`, or `..100`, with decimal numbers")
      return nil
    }
    if let low = lower.bound, let high = upper.bound, high < low {
      report(
        .badRange, "the range `\(text)` is empty: its ends are swapped", at: node.range,
        help: "write `\(ends.1)..\(ends.0)`",
        fixIts: [.init("swap the ends", replace: node.range, with: "\(ends.1)..\(ends.0)")])
      return nil
    }
    return (lower.bound, upper.bound)
  }

  /// A range of sizes: integers from 0.
  mutating func counts(_ node: YAMLNode, what: String) -> (Int, Int?)? {
    guard let bounds = bounds(node, what: what) else { return nil }
    let ends = (bounds.lower.map(Self.count) ?? 0, bounds.upper.map(Self.count))
    guard let lower = ends.0, ends.1 != .some(nil), lower >= 0, (ends.1 ?? 0) ?? 0 >= 0 else {
      report(.badRange, "\(what) counts: its ends are integers from 0", at: node.range)
      return nil
    }
    return (lower, ends.1 ?? nil)
  }

  /// A range of 64-bit integers, or one of them.
  mutating func integers(_ node: YAMLNode, what: String) -> ClosedRange<Int64>? {
    if node.isPlain, PlainScalar.isInteger(node.text), let value = Int64(node.text) { return value...value }
    if reportAmbiguous(node) { return nil }
    guard let bounds = bounds(node, what: what) else { return nil }
    guard let lower = Self.integer(bounds.lower, or: .min), let upper = Self.integer(bounds.upper, or: .max) else {
      report(.badRange, "the ends of \(what) are integers of 64 bits", at: node.range)
      return nil
    }
    return lower...upper
  }

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

  /// The language's spelling of `1...3` and `0..<3`.
  static func swiftRange(_ text: String) -> String? {
    guard let dots = dots(in: text), dots.upperBound < text.endIndex else { return nil }
    let (lower, rest) = (text[..<dots.lowerBound], text[text.index(after: dots.upperBound)...])
    switch text[dots.upperBound] {
    case ".": return "\(lower)..\(rest)"
    case "<": return Int(rest).map { "\(lower)..\($0 - 1)" } ?? "\(lower)..\(rest)"
    default: return nil
    }
  }
}
