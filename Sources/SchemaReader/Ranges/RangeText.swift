import Schema
import YAML

/// A range as it is written: `1..3`, `0..`, `..100`, or what people write for it.
enum RangeText {
  /// Both ends belong to it.
  case range(lower: Bound?, upper: Bound?)
  /// The same with its ends in their order.
  case swapped(String)
  /// `1...3` or `0..<3` in the language's spelling, and whether that is the same range.
  case swift(better: String, isExact: Bool)
  /// `1-3`, `1 to 3` or `>= 3` in the language's spelling.
  case foreign(better: String)
  /// Two dots between what is no decimal number.
  case noDecimals
  case noRange

  /// - Parameter isOfIntegers: Whether there is nothing between two integers.
  init(_ text: String, isOfIntegers: Bool) {
    if let swift = Self.swift(text, isOfIntegers: isOfIntegers) {
      self = swift
    } else if let dots = text.firstRange(of: "..") {
      self = Self.range(String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    } else {
      self = Self.better(text).map { .foreign(better: $0) } ?? .noRange
    }
  }

  private static func range(_ lower: String, _ upper: String) -> RangeText {
    let (low, high) = (Bound(lower), Bound(upper))
    guard low != nil || lower.isEmpty, high != nil || upper.isEmpty, low != nil || high != nil else {
      return .noDecimals
    }
    if let low, let high, high < low { return .swapped("\(upper)..\(lower)") }
    return .range(lower: low, upper: high)
  }

  private static func swift(_ text: String, isOfIntegers: Bool) -> RangeText? {
    guard let dots = text.firstRange(of: ".."), dots.upperBound < text.endIndex else { return nil }
    let (lower, rest) = (text[..<dots.lowerBound], text[text.index(after: dots.upperBound)...])
    switch text[dots.upperBound] {
    case ".": return .swift(better: "\(lower)..\(rest)", isExact: true)
    case "<":
      guard isOfIntegers, let end = Int(rest), Int(lower) ?? .min < end else {
        return .swift(better: "\(lower)..\(rest)", isExact: false)
      }
      return .swift(better: "\(lower)..\(end - 1)", isExact: true)
    default: return nil
    }
  }

  /// What `1-5`, `1 to 5` and `<= 5` are in the language's spelling.
  static func better(_ text: String) -> String? {
    for separator in [" to ", "-", "–", "—", "~", ","] {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { String($0).trimmingBlanks }
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

  /// `[1, 3]` and `{ min: 1, max: 3 }` as a range; nil for what has not two ends.
  static func better(_ node: YAMLNode) -> String? {
    let nodes: [YAMLNode?]
    if node.kind == .mapping {
      let end = { (names: [String]) in names.lazy.compactMap { node.entry($0)?.value }.first }
      nodes = [end(["min", "minimum", "from", "lower", "gte"]), end(["max", "maximum", "to", "upper", "lte"])]
      let count = nodes.count { $0 != nil }
      guard count > 0, count == node.entries.count else { return nil }
    } else {
      nodes = Array(node.items)
      guard nodes.count == 2 else { return nil }
    }
    let bounds = nodes.map { $0.map { $0.isPlain ? Bound($0.text) : nil } ?? nil }
    guard zip(nodes, bounds).allSatisfy({ $0 == nil || $1 != nil }) else { return nil }
    if let lower = bounds[0], let upper = bounds[1], upper < lower { return nil }
    return "\(nodes[0]?.text ?? "")..\(nodes[1]?.text ?? "")"
  }
}
