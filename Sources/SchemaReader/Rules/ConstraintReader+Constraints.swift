import Language
import Schema
import SourceText
import YAML

extension ConstraintReader {
  /// The constraints among the keys of a field or a rule, each checked against the type that it is for.
  func constraints(_ entries: Entries, for type: FieldType, isOptional: Bool) -> [Located<Constraint>] {
    return Form.constraints.compactMap { key in
      guard let node = entries[key.name], let keyRange = entries.keyRange(key.name) else { return nil }
      guard let wanted = misfit(key.name, type, isOptional) else {
        return constraint(key.name, node, type).map { Located($0, keyRange.through(node.range)) }
      }
      let type = type.title
      report(
        .misfitConstraint,
        wanted.isOptional
          ? Phrase(
            "`\(key.name)` does not fit \(type) that is always there", zh: "`\(key.name)` 不适用于总是存在的\(type)")
          : Phrase("`\(key.name)` does not fit \(type)", zh: "`\(key.name)` 不适用于\(type)"),
        at: keyRange, help: Phrase("it fits \(wanted.title)", zh: "它适用于\(wanted.title)"))
      return nil
    }
  }

  private typealias Wanted = (title: Phrase, isOptional: Bool)

  /// What a constraint fits, if not the type at hand.
  private func misfit(_ name: String, _ type: FieldType, _ isOptional: Bool) -> Wanted? {
    switch (name, type) {
    case ("present", _), ("absent", _): isOptional ? nil : (Phrase("optionals", zh: "可选字段"), true)
    case ("nonEmpty", .string), ("nonEmpty", .url), ("nonEmpty", .data), ("nonEmpty", .list), ("nonEmpty", .map): nil
    case ("nonEmpty", _): (Phrase("strings, URLs, data, lists and maps", zh: "字符串、URL、二进制数据、列表和字典"), false)
    case ("range", .integer), ("range", .double): nil
    case ("range", _):
      (
        Phrase(
          "numbers; for strings there is `length`, for lists and maps `count`",
          zh: "数字；字符串用 `length`，列表和字典用 `count`"), false
      )
    case ("length", .string), ("maxBytes", .string), ("pattern", .string): nil
    case ("length", .url), ("maxBytes", .url), ("pattern", .url): nil
    case ("length", .list), ("length", .map):
      (Phrase("strings; for lists and maps there is `count`", zh: "字符串；列表和字典用 `count`"), false)
    case ("length", _), ("maxBytes", _), ("pattern", _): (Phrase("strings and URLs", zh: "字符串和 URL"), false)
    case ("count", .list), ("count", .map): nil
    case ("count", _): (Phrase("lists and maps; for strings there is `length`", zh: "列表和字典；字符串用 `length`"), false)
    case ("schemes", .url): nil
    case ("schemes", _): (Phrase("URLs", zh: "URL"), false)
    case ("known", .enumeration): nil
    default: (Phrase("enums", zh: "枚举"), false)
    }
  }

  private func constraint(_ name: String, _ node: YAMLNode, _ type: FieldType) -> Constraint? {
    let isOn = PlainScalar.bool(node.text) == true
    switch name {
    case "nonEmpty": return isOn ? .nonEmpty : nil
    case "present": return isOn ? .present : nil
    case "absent": return isOn ? .absent : nil
    case "known": return isOn ? .known : nil
    case "range": return rangeConstraint(node, type)
    case "length": return forms.counts(node, what: .verbatim("`length`")).map { .length($0.0, $0.1) }
    case "count": return forms.counts(node, what: .verbatim("`count`")).map { .count($0.0, $0.1) }
    case "maxBytes": return Int(node.text).map { .maxBytes($0) }
    case "pattern": return pattern(node)
    default:
      guard !node.items.isEmpty else {
        report(
          .emptyValue, Phrase("`schemes` allows no scheme", zh: "`schemes` 不允许任何 scheme"), at: node.range,
          help: Wording.write("[https]"))
        return nil
      }
      return .schemes(node.items.map(\.text))
    }
  }

  private func pattern(_ node: YAMLNode) -> Constraint? {
    guard node.text.isEmpty else { return .pattern(node.text) }
    report(.emptyValue, Phrase("a pattern must not be empty", zh: "`pattern` 不能为空"), at: node.range)
    return nil
  }

  private func rangeConstraint(_ node: YAMLNode, _ type: FieldType) -> Constraint? {
    let isOfIntegers = if case .integer = type { true } else { false }
    guard let bounds = forms.bounds(node, what: .verbatim("`range`"), isOfIntegers: isOfIntegers) else { return nil }
    if case .integer(let integer) = type {
      for bound in [bounds.lower, bounds.upper] {
        guard let bound, !integer.holds(bound) else { continue }
        let isFraction = if case .double = bound { true } else { false }
        let type = integer.rawValue
        report(
          .misfitConstraint,
          isFraction
            ? Phrase("the ends of a range of integers are integers", zh: "整数范围的两端必须是整数")
            : Phrase("the range goes beyond that of `\(type)`", zh: "该范围超出了 `\(type)` 的取值范围"),
          at: node.range, help: isFraction ? nil : Phrase("leave that end open", zh: "让那一端留空"))
        return nil
      }
    }
    return .range(bounds.lower, bounds.upper)
  }
}
