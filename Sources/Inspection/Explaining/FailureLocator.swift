import MessageRuntime
import Schema
import SourceText

/// Finds the line of the schema that asks for what is not there, and what is there instead.
struct FailureLocator {
  let shapes: SchemaShapes
  let shape: ObjectShape
  let places: PayloadPlaces

  func row(of failure: MessageFailure) -> ExplainedRow {
    let steps = FailurePath(failure.path).steps
    var place = steps.isEmpty ? places.payloadOrObstacle : nil
    var (object, type, field): (ObjectShape?, FieldType?, FieldShape?) = (shape, nil, nil)
    var isHidden = false
    var rule: (ValidationRule, SourceRange)?
    for (index, step) in steps.enumerated() {
      switch step {
      case .name(let name):
        if rule == nil { rule = object?.rule(for: failure.reason, at: FailurePath.names(steps[index...])) }
        guard let found = object?.field(named: name) else { continue }
        place = index == 0 ? places.place(of: found) : place?.asObject.flatMap { found.place(in: $0) }
        (field, type) = (found, found.field.type)
        isHidden = isHidden || found.field.isSensitive
      case .index(let number):
        place = (place?.elements ?? place?.inside?.elements).flatMap { number < $0.count ? $0[number] : nil } ?? place
        type = type?.element
      case .key(let key):
        place = place?.asObject?.member(key)
        type = type?.element
      }
      if case .object(let id)? = type { object = shapes.object(id) }
    }
    if steps.isEmpty { rule = shape.rule(for: failure.reason, at: "") }
    let own = field?.field.constraints.first { $0.value.causes(failure.reason) }?.range
    let range = own ?? rule?.1 ?? field?.field.range ?? shape.message?.ids.range ?? places.envelope.range
    var row = ExplainedRow(
      .failure(failure), path: failure.path, pointer: place?.pointer,
      found: place.map { found($0, as: type, isHidden: isHidden) }, range: range)
    if case .unknownValue = failure.reason, case .enumeration(let id)? = type {
      row.declared = DeclaredValues(of: shapes.schema[id], besides: isHidden ? "" : place?.value.json ?? "")
    }
    if own == nil, let condition = rule?.0.condition {
      row.causes = condition.clauses.map { .init(text: $0.text, range: $0.range) }
    }
    return row
  }

  /// - Parameter type: nil: the message.
  private func found(_ place: JSONPlace, as type: FieldType?, isHidden: Bool) -> String {
    let text = FoundText(shapes: shapes)
    if let type { return text.text(place, as: type, isHidden: isHidden) }
    return text.text(place, of: shape, beside: places.keys(in: places.envelope.payload ?? []))
  }
}

extension FieldType {
  fileprivate var element: FieldType? {
    switch self {
    case .list(let element), .map(let element): element
    default: nil
    }
  }
}

extension ObjectShape {
  /// The rule that gives a failure, and what in it asks for that.
  fileprivate func rule(
    for reason: MessageFailure.Reason, at path: String
  ) -> (ValidationRule, SourceRange)? {
    for rule in rules {
      switch (rule.assertion, reason) {
      case (.field(let subject, let constraints), _) where subject.text == path:
        if let constraint = constraints.first(where: { $0.value.causes(reason) }) { return (rule, constraint.range) }
      case (.anyOf(let paths), .anyOf(let names)) where paths.map(\.text) == names: return (rule, rule.range)
      case (.oneOf(let paths), .oneOf(let names)) where paths.map(\.text) == names: return (rule, rule.range)
      default: break
      }
    }
    return nil
  }
}
