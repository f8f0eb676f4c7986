import Schema

/// The Swift statements that check an object's fields and rules.
struct ValidationWriter {
  let expression: SwiftExpression
  /// The name of the collecting variable.
  let check: String
  /// Constants for the regular expressions, each with its literal.
  private(set) var patterns: [ObjectCodingView.LocalField] = []

  init(expression: SwiftExpression, check: String) {
    self.expression = expression
    self.check = check
  }

  mutating func statements(
    fields: [Field], rules: [ValidationRule], identity: [RememberedIdentity.Property], message: Message?
  ) -> [String] {
    var checks = message.map { identityCheck($0, identity) } ?? []
    for field in fields { checks += statements(field) }
    for rule in rules { checks += statements(rule) }
    return checks
  }

  /// What a user may have set to something that is not the message's.
  private func identityCheck(_ message: Message, _ properties: [RememberedIdentity.Property]) -> [String] {
    guard let property = properties.first, property.name == "identity" else {
      return properties.filter { $0.defaultValue == nil }.map {
        "\(check).identity(\(SwiftNames.escaped($0.name)), \(SwiftLiteral.string($0.name)))"
      }
    }
    let entries = message.identity.entries.map {
      "[" + $0.places.map(SwiftExpression.pattern).joined(separator: ", ") + "]"
    }
    let value = property.place == nil ? "identity" : "[identity]"
    let strict = expression.spelling.isStrict ? ", isStrict: true" : ""
    return ["\(check).identity(\(value), [\(entries.joined(separator: ", "))]\(strict))"]
  }

  private mutating func statements(_ field: Field) -> [String] {
    let value = Storage(field, in: expression.spelling).value
    let name = SwiftLiteral.string(field.name)
    var lines: [String] = []
    for constraint in field.constraints {
      lines.append(
        call(
          constraint.value, value, name, field.type, isOptional: field.isOptional, isSensitive: field.isSensitive))
    }
    if expression.spelling.isCheckable(field.type) {
      lines.append("\(check).inside(\(value), \(name)\(field.isSensitive ? ", isSensitive: true" : ""))")
    }
    return lines
  }

  private mutating func statements(_ rule: ValidationRule) -> [String] {
    let truth = expression.truth(rule.condition)
    if truth == .never { return [] }
    let lines = checks(rule.kind)
    guard let clause = truth.clause else { return lines }
    return ["if \(clause) {"] + lines.map { "  " + $0 } + ["}"]
  }

  private mutating func checks(_ kind: ValidationRule.Kind) -> [String] {
    switch kind {
    case .field(let path, let constraints):
      let value = SwiftExpression.path(path)
      var lines: [String] = []
      for constraint in constraints {
        let name = SwiftLiteral.string(path.text)
        lines.append(
          call(
            constraint.value, value, name, path.type, isOptional: path.isOptional, isSensitive: path.isSensitive))
      }
      return lines
    case .anyOf(let paths): return ["\(check).anyOf(\(list(paths)))"]
    case .oneOf(let paths): return ["\(check).oneOf(\(list(paths)))"]
    case .hook(let name):
      return ["\(check).hook(\(SwiftLiteral.string(name.value)), Self.\(SwiftNames.escaped(name.value))(self))"]
    }
  }

  private func list(_ paths: [FieldPath]) -> String {
    let fields = paths.map { "MessageCheck.has(\(SwiftExpression.path($0)))" }.joined(separator: ", ")
    return "\(SwiftLiteral.strings(paths.map(\.text))), [\(fields)]"
  }

  private mutating func call(
    _ constraint: Constraint, _ value: String, _ name: String, _ type: FieldType, isOptional: Bool,
    isSensitive: Bool
  ) -> String {
    // The characters of a URL are those of its text.
    let text = type == .url ? "\(value)\(isOptional ? "?" : "").absoluteString" : value
    func make(_ function: String, _ more: [String] = [], of value: String) -> String {
      "\(check).\(function)(\(([value, name] + more).joined(separator: ", ")))"
    }
    switch constraint {
    case .nonEmpty: return make("nonEmpty", of: value)
    case .present: return make("present", of: value)
    case .absent: return make("absent", of: value)
    case .known: return make("known", isSensitive ? ["isSensitive: true"] : [], of: value)
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
  /// Whether the place is a message of a strict envelope, to which 5 and "5" are two identities.
  var isStrict: Bool {
    guard case .message(let name)? = place, let message = schema.messages.first(where: { $0.name == name }) else {
      return false
    }
    return schema[message.envelope].isStrict
  }

  /// Whether values of the type can break rules by themselves.
  func isCheckable(_ type: FieldType) -> Bool {
    switch type.leaf {
    // JSON can be nested too deep.
    case .double, .timestamp, .object, .json: true
    default: false
    }
  }
}
