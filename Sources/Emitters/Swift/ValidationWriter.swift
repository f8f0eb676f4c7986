import Schema
import SourceText

/// The Swift statements that check an object's fields and rules.
struct ValidationWriter {
  private let object: SwiftObject
  /// The name of the collecting variable.
  private let check: String
  /// Constants for the regular expressions, each with its literal.
  private(set) var patterns: [ObjectCodingView.Pattern] = []

  init(_ object: SwiftObject, check: String) {
    self.object = object
    self.check = check
  }

  mutating func statements() -> [String] {
    var statements = identityCheck
    for field in object.stored { statements += checks(of: field) }
    for rule in object.rules { statements += checks(of: rule) }
    return statements
  }

  /// What a user may have set to something that is not the message's.
  private var identityCheck: [String] {
    guard let storedTypeID = object.storedTypeID else { return [] }
    let names = storedTypeID.names.map { ", of: \($0)" } ?? ""
    return ["\(check).identity(\(storedTypeID.whole), Self.jsonIdentity\(names))"]
  }

  private mutating func checks(of field: SwiftField) -> [String] {
    if field.field.constraints.isEmpty, !field.isChecked { return [] }
    let subject = Subject(
      value: field.value, name: field.quotedName, type: field.field.type, isOptional: field.field.isOptional,
      isSensitive: field.field.isSensitive)
    let checks = calls(field.field.constraints, subject)
    guard field.isChecked else { return checks }
    var arguments = [field.value, field.quotedName]
    if field.field.isSensitive { arguments.append("isSensitive: true") }
    if let isStrict = field.field.changedStrictness { arguments.append("isStrict: \(isStrict)") }
    return checks + ["\(check).inside(\(arguments.joined(separator: ", ")))"]
  }

  private mutating func checks(of rule: ValidationRule) -> [String] {
    switch object.expression.truth(rule.condition) {
    case .never: []
    case .always: checks(of: rule.assertion)
    case .all(let parts): .block("if \(parts.joined(separator: ", "))", checks(of: rule.assertion))
    }
  }

  private mutating func checks(of assertion: ValidationRule.Assertion) -> [String] {
    switch assertion {
    case .field(let path, let constraints):
      let subject = Subject(
        value: object.expression.path(path), name: SwiftLiteral.string(path.text), type: path.type,
        isOptional: path.isOptional, isSensitive: path.isSensitive)
      return calls(constraints, subject)
    case .anyOf(let paths): return ["\(check).anyOf(\(list(paths)))"]
    case .oneOf(let paths): return ["\(check).oneOf(\(list(paths)))"]
    case .hook(let name):
      return ["\(check).hook(\(SwiftLiteral.string(name.value)), Self.\(SwiftNames.escaped(name.value))(self))"]
    }
  }

  private func list(_ paths: [FieldPath]) -> String {
    let fields = paths.map { "MessageCheck.has(\(object.expression.path($0)))" }.joined(separator: ", ")
    return "\(SwiftLiteral.strings(paths.map(\.text))), [\(fields)]"
  }

  /// What a constraint is about.
  private struct Subject {
    /// An expression.
    let value: String
    /// As failures call it, a literal.
    let name: String
    let type: FieldType
    let isOptional: Bool
    let isSensitive: Bool
  }

  private mutating func calls(_ constraints: [Located<Constraint>], _ subject: Subject) -> [String] {
    var calls: [String] = []
    for constraint in constraints { calls.append(call(constraint.value, subject)) }
    return calls
  }

  private mutating func call(_ constraint: Constraint, _ subject: Subject) -> String {
    let value = subject.value
    // The characters of a URL are those of its text.
    let text = subject.type == .url ? "\(value)\(subject.isOptional ? "?" : "").absoluteString" : value
    func make(_ function: String, _ more: [String] = [], of value: String) -> String {
      "\(check).\(function)(\(value), \(subject.name)\(more.map { ", " + $0 }.joined()))"
    }
    switch constraint {
    case .nonEmpty: return make("nonEmpty", of: value)
    case .present: return make("present", of: value)
    case .absent: return make("absent", of: value)
    case .known: return make("known", subject.isSensitive ? ["isSensitive: true"] : [], of: value)
    case .range(let lower, let upper):
      return make(
        "range", [lower.map { "min: \(bound($0))" }, upper.map { "max: \(bound($0))" }].compactMap { $0 }, of: value)
    case .length(let lower, let upper): return make("length", extent(lower, upper), of: text)
    case .count(let lower, let upper): return make("count", extent(lower, upper), of: value)
    case .maxBytes(let limit): return make("maxBytes", ["\(limit)"], of: text)
    case .pattern(let pattern): return make("pattern", ["Self.\(self.pattern(pattern))"], of: text)
    case .schemes(let schemes): return make("schemes", [SwiftLiteral.strings(schemes)], of: value)
    }
  }

  private mutating func pattern(_ pattern: String) -> String {
    let name = "pattern\(patterns.count + 1)"
    patterns.append(.init(name: name, type: SwiftLiteral.string(pattern)))
    return name
  }

  private func extent(_ lower: Int, _ upper: Int?) -> [String] {
    [lower == 0 ? nil : "min: \(lower)", upper.map { "max: \($0)" }].compactMap { $0 }
  }

  private func bound(_ bound: Bound) -> String {
    switch bound {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .double(let value): value.description
    }
  }
}

extension SwiftSpelling {
  /// The message, if the current container is one.
  var message: Message? {
    guard case .message(let name)? = currentContainer else { return nil }
    return schema.messages.first { $0.name == name }
  }

  /// Whether values of an object can break rules by themselves.
  func isCheckable(_ id: ObjectType.ID) -> Bool {
    if case .message? = currentContainer { hasRules(id, levels: 4) } else { true }
  }
}

extension FieldType {
  /// Whether values can break rules by themselves, wherever they are.
  var isCheckable: Bool {
    switch self {
    // What nests can be too deep.
    case .double, .timestamp, .object, .json, .data: true
    default: false
    }
  }

  /// Whether it matters to the checks how it is read: there are objects or bytes in it.
  fileprivate var isCheckedByStrictness: Bool {
    switch leaf {
    case .object, .data: true
    default: false
    }
  }
}

extension Field {
  /// Whether the field is read strictly; nil: as what is around it, or it does not matter to the checks.
  fileprivate var changedStrictness: Bool? { type.isCheckedByStrictness ? isLenient.map { !$0 } : nil }
}

extension SwiftSpelling {
  /// Whether an object in a message can break a rule; what nests more levels than these, can.
  fileprivate func hasRules(_ id: ObjectType.ID, levels: Int) -> Bool {
    if levels == 0 { return true }
    let object = schema[id]
    if !object.rules.isEmpty { return true }
    return object.fields.contains { field in
      switch field.type.leaf {
      case _ where !field.constraints.isEmpty: true
      case .object(let inner): hasRules(inner, levels: levels - 1)
      case let type: type.isCheckable
      }
    }
  }
}
