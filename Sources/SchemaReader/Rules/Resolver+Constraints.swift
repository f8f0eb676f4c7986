import Schema
import SourceText

extension Resolver {
  /// The constraints among the keys of a field or a rule, each checked against the type that it is for.
  mutating func constraints(_ entries: Entries, for type: FieldType, isOptional: Bool) -> [Located<Constraint>] {
    Form.constraints.compactMap { key in
      guard let node = entries[key.name], let keyRange = entries.keyRange(key.name) else { return nil }
      guard let wanted = misfit(key.name, type, isOptional) else {
        return constraint(key.name, node, type).map { Located($0, keyRange.through(node.range)) }
      }
      let why = wanted.isOptional ? " that is always there" : ""
      reading.report(
        .misfitConstraint, "`\(key.name)` does not fit \(title(of: type))\(why)", at: keyRange,
        help: "it fits \(wanted.title)")
      return nil
    }
  }

  private typealias Wanted = (title: String, isOptional: Bool)

  /// What a constraint fits, if not the type at hand.
  private func misfit(_ name: String, _ type: FieldType, _ isOptional: Bool) -> Wanted? {
    switch (name, type) {
    case ("present", _), ("absent", _): isOptional ? nil : ("optionals", true)
    case ("nonEmpty", .string), ("nonEmpty", .url), ("nonEmpty", .data), ("nonEmpty", .list), ("nonEmpty", .map): nil
    case ("nonEmpty", _): ("strings, URLs, data, lists and maps", false)
    case ("range", .integer), ("range", .double): nil
    case ("range", _): ("numbers; for strings there is `length`, for lists and maps `count`", false)
    case ("length", .string), ("maxBytes", .string), ("pattern", .string): nil
    case ("length", .url), ("maxBytes", .url), ("pattern", .url): nil
    case ("length", .list), ("length", .map): ("strings; for lists and maps there is `count`", false)
    case ("length", _), ("maxBytes", _), ("pattern", _): ("strings and URLs", false)
    case ("count", .list), ("count", .map): nil
    case ("count", _): ("lists and maps; for strings there is `length`", false)
    case ("schemes", .url): nil
    case ("schemes", _): ("URLs", false)
    case ("known", .enumeration): nil
    default: ("enums", false)
    }
  }

  private mutating func constraint(_ name: String, _ node: YAMLNode, _ type: FieldType) -> Constraint? {
    let isOn = PlainScalar.bool(node.text) == true
    switch name {
    case "nonEmpty": return isOn ? .nonEmpty : nil
    case "present": return isOn ? .present : nil
    case "absent": return isOn ? .absent : nil
    case "known": return isOn ? .known : nil
    case "range": return rangeConstraint(node, type)
    case "length": return reading.counts(node, what: "`length`").map { .length($0.0, $0.1) }
    case "count": return reading.counts(node, what: "`count`").map { .count($0.0, $0.1) }
    case "maxBytes": return Int(node.text).map { .maxBytes($0) }
    case "pattern": return nonEmptyText(node, what: "a pattern").map { .pattern($0) }
    default:
      guard !node.items.isEmpty else {
        reading.report(.emptyValue, "`schemes` allows no scheme", at: node.range, help: "write `[https]`")
        return nil
      }
      return .schemes(node.items.map(\.text))
    }
  }

  private mutating func nonEmptyText(_ node: YAMLNode, what: String) -> String? {
    guard node.text.isEmpty else { return node.text }
    reading.report(.emptyValue, "\(what) must not be empty", at: node.range)
    return nil
  }

  private mutating func rangeConstraint(_ node: YAMLNode, _ type: FieldType) -> Constraint? {
    guard let bounds = reading.bounds(node, what: "`range`") else { return nil }
    if case .integer(let integer) = type {
      for bound in [bounds.lower, bounds.upper] {
        guard let bound, !integer.holds(bound) else { continue }
        let isFraction = if case .double = bound { true } else { false }
        reading.report(
          .misfitConstraint,
          isFraction
            ? "the ends of a range of integers are integers" : "the range goes beyond that of `\(integer.rawValue)`",
          at: node.range, help: isFraction ? nil : "leave that end open")
        return nil
      }
    }
    return .range(bounds.lower, bounds.upper)
  }
}
