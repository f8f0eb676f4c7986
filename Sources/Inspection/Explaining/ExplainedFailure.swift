import MessageRuntime
import Schema
import SourceText

/// A failure, the line of the schema that asks for what is not there, and what is there instead.
public struct ExplainedFailure: Sendable {
  public struct Cause: Sendable {
    public let text: LocalizedText
    public let range: SourceRange
  }

  public let failure: MessageFailure
  /// Of the constraint, else of the field or the message.
  public let range: SourceRange
  /// nil: nothing stands there.
  public let pointer: String?
  /// As it is there, but for sensitive values.
  public let found: String?
  /// nil: it is not that a value is not declared.
  public fileprivate(set) var declared: DeclaredValues?
  /// What makes a rule apply.
  public fileprivate(set) var causes: [Cause] = []
}

extension ExplainedFailure {
  /// How the schema could take what came.
  public var help: LocalizedText? {
    guard failure.path.isEmpty, case .wrongType(.payload, .string) = failure.reason else {
      return nil
    }
    return LocalizedText(
      "the envelope wants an object; `encoding: object-or-json-string` reads both",
      zh: "信封需要对象；`encoding: object-or-json-string` 两种都能解析")
  }
}

/// Finds the places of failures in schema and payload.
struct FailureLocator {
  let shapes: SchemaShapes
  let shape: ObjectShape
  let places: PayloadPlaces

  func explained(_ failure: MessageFailure) -> ExplainedFailure {
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
    let own = field?.field.constraints.first { $0.value.gives(failure.reason) }?.range
    let range = rule?.1 ?? own ?? field?.field.range ?? shape.message?.ids.range ?? places.envelope.range
    var explained = ExplainedFailure(
      failure: failure, range: own ?? range, pointer: place?.pointer,
      found: place.map { found($0, as: type, isHidden: isHidden) })
    if case .unknownValue = failure.reason, case .enumeration(let id)? = type {
      let value = isHidden ? "" : place?.value.json ?? ""
      explained.declared = DeclaredValues(of: shapes.schema[id], besides: value)
    }
    if own == nil, let condition = rule?.0.condition {
      explained.causes = condition.clauses.map { .init(text: $0.text, range: $0.range) }
    }
    return explained
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
        if let constraint = constraints.first(where: { $0.value.gives(reason) }) { return (rule, constraint.range) }
      case (.anyOf(let paths), .anyOf(let names)) where paths.map(\.text) == names: return (rule, rule.range)
      case (.oneOf(let paths), .oneOf(let names)) where paths.map(\.text) == names: return (rule, rule.range)
      default: break
      }
    }
    return nil
  }
}

extension Constraint {
  /// Whether a failure is one of this constraint.
  fileprivate func gives(_ reason: MessageFailure.Reason) -> Bool {
    switch (self, reason) {
    case (.nonEmpty, .empty), (.present, .notPresent), (.absent, .notAbsent), (.range, .range), (.length, .length),
      (.maxBytes, .maxBytes), (.count, .count), (.schemes, .schemes), (.known, .unknownValue):
      true
    case (.pattern(let pattern), .pattern(let failed)), (.pattern(let pattern), .unchecked(let failed, _)):
      pattern == failed
    default: false
    }
  }
}
