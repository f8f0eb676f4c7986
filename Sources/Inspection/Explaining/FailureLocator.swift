import MessageRuntime
import Schema
import SourceText

/// Finds the line of the schema that asks for what is not there, and what is there instead.
struct FailureLocator {
  let shapes: SchemaShapes
  let shape: ObjectShape
  let nodes: PayloadNodes

  func row(of failure: MessageFailure) -> ExplainedRow {
    let steps = FailurePath(failure.path).steps
    var node = steps.isEmpty ? nodes.payloadOrObstacle : nil
    var (object, type, field): (ObjectShape?, FieldType?, FieldShape?) = (shape, nil, nil)
    var isHidden = false
    var rule: (ValidationRule, SourceRange)?
    for (index, step) in steps.enumerated() {
      switch step {
      case .name(let name):
        if rule == nil { rule = object?.rule(for: failure.reason, at: FailurePath.names(steps[index...])) }
        guard let found = object?.field(named: name) else { continue }
        node = index == 0 ? nodes.node(of: found) : node?.asObject.flatMap { found.node(in: $0) }
        (field, type) = (found, found.field.type)
        isHidden = isHidden || found.field.isSensitive
      case .index(let number):
        node = (node?.elements ?? node?.inside?.elements).flatMap { number < $0.count ? $0[number] : nil } ?? node
        type = type?.element
      case .key(let key):
        node = node?.asObject?.member(key)
        type = type?.element
      }
      if case .object(let id)? = type { object = shapes.object(id) }
    }
    if steps.isEmpty { rule = shape.rule(for: failure.reason, at: "") }
    let own = field?.field.constraints.first { $0.value.causes(failure.reason) }?.range
    let range = own ?? rule?.1 ?? field?.field.range ?? shape.message?.ids.range ?? nodes.envelope.range
    var row = ExplainedRow(
      .failure(failure), path: failure.path, pointer: node?.pointer,
      found: node.map { found($0, as: type, isHidden: isHidden) }, range: range)
    if case .unknownValue = failure.reason, case .enumeration(let id)? = type {
      row.declared = DeclaredValues(of: shapes.schema[id], besides: isHidden ? "" : node?.value.json ?? "")
    }
    if own == nil, let condition = rule?.0.condition {
      row.causes = condition.clauses.map { .init(text: $0.text, range: $0.range) }
    }
    return row
  }

  /// - Parameter type: nil: the message.
  private func found(_ node: JSONNode, as type: FieldType?, isHidden: Bool) -> String {
    let text = FoundText(shapes: shapes)
    if let type { return text.text(node, as: type, isHidden: isHidden) }
    return text.text(node, of: shape, beside: nodes.keys(in: nodes.envelope.payload ?? []))
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
