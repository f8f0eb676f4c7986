import Schema
import SourceText
import YAML

/// Reads ranges of numbers.
struct RangeReader: ReportingReader {
  let forms: FormReader

  /// A range such as `1..3`, `0..`, `..100`; both ends belong to it.
  ///
  /// - Parameter isOfIntegers: Whether there is nothing between two integers.
  func bounds(
    _ node: YAMLNode, what: LocalizedText, isOfIntegers: Bool = true
  ) -> (lower: Bound?, upper: Bound?)? {
    let text = node.locatedText
    guard node.isPlain else {
      if node.kind == .scalar, text.value.contains("..") {
        forms.reportQuoted(node, text.value)
      } else if node.kind == .scalar, let better = RangeText.better(text.value) {
        report(.badRange(text, better: better))
      } else {
        report(.wrongKind(noRange: node, what))
      }
      return nil
    }
    switch RangeText(text.value, isOfIntegers: isOfIntegers) {
    case .range(let lower, let upper): return (lower, upper)
    case .swapped(let swapped): report(.badRange(text, swapped: swapped))
    case .swift(let better, let isExact): report(.swiftSpelling(ofRange: text, better: better, isExact: isExact))
    case .foreign(let better): report(.badRange(text, better: better))
    case .noDecimals: report(.badRange(noDecimals: text))
    case .noRange: report(.badRange(text))
    }
    return nil
  }

  /// A range of sizes: integers from 0.
  func counts(_ node: YAMLNode, what: LocalizedText) -> (Int, Int?)? {
    guard let bounds = bounds(node, what: what) else { return nil }
    let upper = bounds.upper.map(Self.count)
    guard let lower = Self.count(bounds.lower ?? .integer(0)), upper != .some(nil) else {
      return fail(.badRange(ofCounts: what, at: node.range))
    }
    return (lower, upper ?? nil)
  }

  /// An integer from 0.
  private static func count(_ bound: Bound) -> Int? {
    guard case .integer(let value) = bound, value >= 0 else { return nil }
    return Int(exactly: value)
  }

  /// A range of 64-bit integers, or one of them.
  func integers(_ node: YAMLNode, what: LocalizedText) -> ClosedRange<Int64>? {
    if node.isPlain, PlainScalar.isInteger(node.text), let value = Int64(node.text) { return value...value }
    if forms.reportAmbiguous(node) { return nil }
    guard let bounds = bounds(node, what: what) else { return nil }
    guard let lower = Self.integer(bounds.lower, or: .min), let upper = Self.integer(bounds.upper, or: .max) else {
      return fail(.badRange(ofIntegers: what, at: node.range))
    }
    return lower...upper
  }

  private static func integer(_ bound: Bound?, or open: Int64) -> Int64? {
    guard let bound else { return open }
    if case .integer(let value) = bound { return value } else { return nil }
  }
}
