import Language
import Schema
import SourceText
import YAML

/// Reads the constraints of fields.
struct ConstraintReader: ResolvingReader {
  let context: ReaderContext

  private var ranges: RangeReader { RangeReader(forms: forms) }

  /// The constraints among the keys of a field or a rule, each checked against the type that it is for.
  func constraints(_ entries: CheckedMapping, for type: FieldType, isOptional: Bool) -> [Located<Constraint>] {
    Form.constraints.compactMap { key in
      guard let node = entries[key.name], let keyRange = entries.keyRange(key.name) else { return nil }
      guard key.fields.contains(where: { $0.includes(type, isOptional: isOptional) }) else {
        report(.unsupportedConstraint(key, of: type, at: keyRange))
        return nil
      }
      return constraint(key.name, node, type).map { Located($0, keyRange.through(node.range)) }
    }
  }

  private func constraint(_ name: String, _ node: YAMLNode, _ type: FieldType) -> Constraint? {
    let isOn = PlainScalar.bool(node.text) == true
    switch name {
    case "nonEmpty": return isOn ? .nonEmpty : nil
    case "present": return isOn ? .present : nil
    case "absent": return isOn ? .absent : nil
    case "known": return isOn ? .known : nil
    case "range": return range(node, type)
    case "length": return ranges.counts(node, what: .verbatim("`length`")).map { .length($0.0, $0.1) }
    case "count": return ranges.counts(node, what: .verbatim("`count`")).map { .count($0.0, $0.1) }
    case "maxBytes": return Int(node.text).map { .maxBytes($0) }
    case "pattern":
      if !node.text.isEmpty { return .pattern(node.text) }
      return fail(.emptyValue(ofPatternAt: node.range))
    default:
      if !node.items.isEmpty { return .schemes(node.items.map(\.text)) }
      return fail(.emptyValue(ofSchemesAt: node.range))
    }
  }

  private func range(_ node: YAMLNode, _ type: FieldType) -> Constraint? {
    let integer: FieldType.Integer? = if case .integer(let integer) = type { integer } else { nil }
    guard let bounds = ranges.bounds(node, what: .verbatim("`range`"), isOfIntegers: integer != nil) else { return nil }
    if let integer, let bound = [bounds.lower, bounds.upper].compactMap({ $0 }).first(where: { !integer.holds($0) }) {
      return fail(.unsupportedConstraint(bound, of: integer, at: node.range))
    }
    return .range(bounds.lower, bounds.upper)
  }
}
