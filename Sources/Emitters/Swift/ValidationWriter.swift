import Schema
import SourceText
import Templating

/// The Swift statements that check an object's fields and rules.
struct ValidationWriter {
  private let object: SwiftObject
  /// The name of the collecting variable.
  let check: String
  /// Constants for the regular expressions, each with its literal.
  private(set) var patterns: [ObjectCodingView.Pattern] = []

  init(_ object: SwiftObject, check: String) {
    self.object = object
    self.check = check
  }

  mutating func write(to lines: inout Lines) {
    for field in object.stored { write(field, to: &lines) }
    for rule in object.rules { write(rule, to: &lines) }
  }

  /// What a user may have set to something that is not the message's.
  func writeIdentityCheck(to lines: inout Lines) {
    guard let remembered = object.remembered else { return }
    let names = remembered.names.map { ", of: \($0)" } ?? ""
    lines.add(check, ".identity(", remembered.whole, ", Self.jsonIdentity", names, ")")
  }

  private mutating func write(_ field: SwiftField, to lines: inout Lines) {
    if !field.field.constraints.isEmpty { writeConstraints(field, to: &lines) }
    guard field.isChecked else { return }
    lines.add { output in
      output.append(check)
      output.literal(".inside(")
      field.writeValue(to: &output)
      output.literal(", ")
      output.append(quoted: field.field.name)
      if field.field.isSensitive { output.literal(", isSensitive: true") }
      if let isStrict = field.field.changedStrictness { output.append(", isStrict: ", isStrict ? "true" : "false") }
      output.literal(")")
    }
  }

  private mutating func writeConstraints(_ field: SwiftField, to lines: inout Lines) {
    let subject = Subject(
      value: field.value, name: field.quotedName, type: field.field.type, isOptional: field.field.isOptional,
      isSensitive: field.field.isSensitive)
    for constraint in field.field.constraints { lines.add(call(constraint.value, subject)) }
  }

  private mutating func write(_ rule: ValidationRule, to lines: inout Lines) {
    let truth = object.expression.truth(rule.condition)
    if truth == .never { return }
    guard let clause = truth.clause else { return write(rule.kind, to: &lines) }
    lines.block("if \(clause)") { write(rule.kind, to: &$0) }
  }

  private mutating func write(_ kind: ValidationRule.Kind, to lines: inout Lines) {
    switch kind {
    case .field(let path, let constraints):
      let subject = Subject(
        value: object.expression.path(path), name: SwiftLiteral.string(path.text), type: path.type,
        isOptional: path.isOptional,
        isSensitive: path.isSensitive)
      for constraint in constraints { lines.add(call(constraint.value, subject)) }
    case .anyOf(let paths): lines.add(check, ".anyOf(", list(paths), ")")
    case .oneOf(let paths): lines.add(check, ".oneOf(", list(paths), ")")
    case .hook(let name):
      let function = SwiftNames.escaped(name.value)
      lines.add(check, ".hook(", SwiftLiteral.string(name.value), ", Self.", function, "(self))")
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
  /// The message that the place is.
  var message: Message? {
    guard case .message(let name)? = place else { return nil }
    return schema.messages.first { $0.name == name }
  }

  /// Whether values of an object can break rules by themselves.
  func isCheckable(_ id: ObjectType.ID) -> Bool {
    if case .message? = place { hasRules(id, levels: 4) } else { true }
  }
}

extension FieldType {
  /// Whether values can break rules by themselves, wherever they stand.
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

  /// Whether it is a map, or a list of some.
  var hasMap: Bool {
    switch self {
    case .map: true
    case .list(let element): element.hasMap
    default: false
    }
  }
}

extension Field {
  /// Bytes, of which none are read as a missing value, unless what is around says otherwise.
  var isBytes: Bool { isLenient != false && type == .data }

  /// Whether the field is read strictly; nil: as what is around it, or it does not matter to the checks.
  fileprivate var changedStrictness: Bool? { type.isCheckedByStrictness ? isLenient.map { !$0 } : nil }

  /// Whether there must be bytes to be read again: it is not optional, and no bytes are not what a missing value means.
  /// `nonEmpty` says so itself.
  var needsBytes: Bool {
    if !isBytes || isOptional { return isBytes && !isOptional }
    return defaultValue?.value != .data([]) && !constraints.contains { $0.value == .nonEmpty }
  }
}

extension SwiftSpelling {
  /// Whether an object in a message can break a rule; what nests more levels than these, can.
  fileprivate func hasRules(_ id: ObjectType.ID, levels: Int) -> Bool {
    if levels == 0 { return true }
    let object = objects[id.index]
    return !object.rules.isEmpty
      || object.fields.contains { field in
        switch field.type.leaf {
        case _ where !field.constraints.isEmpty: true
        case .object(let inner): hasRules(inner, levels: levels - 1)
        case let type: type.isCheckable
        }
      }
  }
}
