import Schema

/// Swift expressions over the fields of a value.
struct SwiftExpression {
  let spelling: SwiftSpelling

  /// Names of parameters and variables of the functions in which fields are named.
  private static let plumbing: Set<String> = ["textKind", "context", "space", "entry", "slots", "url", "path"]

  /// A property from inside its type, not escaped before.
  static func property(_ name: String) -> String {
    (plumbing.contains(name) ? "self." : "") + SwiftNames.escaped(name)
  }

  /// A field from inside its type: `title`, `author?.name`.
  func path(_ path: FieldPath) -> String {
    var text = path.steps.first.map { Self.plumbing.contains($0.swiftName) } == true ? "self." : ""
    for (index, step) in path.steps.enumerated() {
      if index > 0 { text += path.steps[index - 1].isOptional ? "?." : "." }
      text += property(step)
    }
    return text
  }

  /// A property that the compiler does not warn of: what a deprecated one is stored in.
  private func property(_ step: FieldPath.Step) -> String {
    // After a dot only a few keywords need backticks; before one, and alone, all do.
    guard step.isDeprecated else { return SwiftNames.escaped(step.swiftName) }
    return SwiftNames.storage(of: step.swiftName) + (spelling.isBoxed(step.field) ? ".first" : "")
  }

  /// The same where a value is put. What is stored in a list of one is only put there by its property.
  func assignablePath(_ path: FieldPath) -> String {
    path.steps.enumerated().map { index, step in
      let name = spelling.isBoxed(step.field) ? SwiftNames.escaped(step.swiftName) : property(step)
      return name + (index == path.steps.count - 1 ? "" : step.isOptional ? "?." : ".")
    }.joined()
  }

  /// What makes a condition true.
  enum Truth: Equatable {
    case always
    case never
    /// All of these expressions.
    case all([String])

    /// What is between `if` and `{`.
    var clause: String? { if case .all(let parts) = self { parts.joined(separator: ", ") } else { nil } }
  }

  /// A `when`, where `direction` and `session` are in scope if it may name them.
  func truth(_ condition: Condition?) -> Truth {
    guard let condition else { return .always }
    var parts: [String] = []
    for clause in condition.clauses {
      switch truth(clause) {
      case .always: break
      case .never: return .never
      case .all(let more): parts += more
      }
    }
    return parts.isEmpty ? .always : .all(parts)
  }

  private func truth(_ clause: Condition.Clause) -> Truth {
    switch (clause.subject, clause.predicate) {
    case (.direction, .direction(let direction)): .all(["context.direction == .\(direction.rawValue)"])
    case (.session, .sessions(let sessions)):
      .all([anyOf(sessions.map { "context.session == .\($0.rawValue)" })])
    case (.id, .ids(let entries)): .all([anyOf(entries.map(idPredicate))])
    case (.field(let path), let test): truth(path, test)
    default: .always
    }
  }

  private func truth(_ path: FieldPath, _ test: Condition.Predicate) -> Truth {
    let value = self.path(path)
    switch test {
    case .values(let literals):
      return .all([anyOf(literals.map { equality(value, $0, path) })])
    case .present: return path.isOptional ? .all(["\(value) != nil"]) : .always
    case .absent: return path.isOptional ? .all(["\(value) == nil"]) : .never
    case .nonEmpty: return .all(["MessageCheck.has(\(value))"])
    case .empty: return .all(["!MessageCheck.has(\(value))"])
    case .ids, .direction, .sessions: return .always
    }
  }

  private func equality(_ value: String, _ literal: Literal, _ path: FieldPath) -> String {
    if case .string(let text) = literal, path.type == .string, TextTwins.mayExist(of: text) {
      return sameness(value, SwiftLiteral.string(text), path)
    }
    if path.isOptional { return "\(value) == \(constant(literal, path.type))" }
    if case .bool(let flag) = literal { return flag ? value : "!\(value)" }
    return "\(value) == \(spelling.literal(literal, path.type))"
  }

  /// Equality byte by byte, for texts that Unicode takes for the same as others.
  private func sameness(_ value: String, _ literal: String, _ path: FieldPath) -> String {
    path.isOptional
      ? "\(value).map({ UTF8Text.areSame($0, \(literal)) }) ?? false" : "UTF8Text.areSame(\(value), \(literal))"
  }

  /// A constant that says its type itself, so that `none` is not taken for a missing value.
  func constant(_ literal: Literal, _ type: FieldType) -> String {
    if case .enumCase(let name) = literal, case .enumeration(let id) = type.leaf {
      let enumeration = spelling.schema[id]
      return spelling.qualifiedName(enumeration.name, in: enumeration.container) + "." + SwiftNames.escaped(name)
    }
    return spelling.literal(literal, type)
  }

  /// `identity.matches([8, .range(81...90)])`.
  private func idPredicate(_ components: some Sequence<TypeID.Component>) -> String {
    guard let message = spelling.message else { return "false" }
    // In a strict envelope 5 and "5" are two identities.
    let exactly = spelling.schema[message.envelope].isStrict ? ", exactly: true" : ""
    let storedTypeID = StoredTypeID(message, spelling.schema)
    let value = storedTypeID.names == nil ? "identity" : "(\(storedTypeID.whole) as [MessageIdentity])"
    return "\(value).matches([\(Self.patterns(components))]\(exactly))"
  }

  /// The components of an id, as they are matched: `8, .range(81...90)`.
  static func patterns(_ components: some Sequence<TypeID.Component>) -> String {
    components.map { component in
      switch component {
      case .value(.integer(let value)): String(value)
      case .value(.string(let text)): SwiftLiteral.string(text)
      case .range(let range): ".range(\(range.lowerBound)...\(range.upperBound))"
      case .any: ".any"
      }
    }.joined(separator: ", ")
  }

  private func anyOf(_ tests: [String]) -> String {
    tests.joined(separator: " || ")
  }

  /// A string expression of a template.
  func text(_ template: TextTemplate) -> String {
    if let text = wholeText(template) { return text }
    let parts = template.segments.map { segment in
      switch segment {
      case .literal(let text): SwiftLiteral.escaped(text)
      case .field(let path): "\\(\(display(path)))"
      case .count(let path): "\\(\(count(path)))"
      case .joined(let path): "\\(\(joined(path)))"
      }
    }
    return "\"\(parts.joined())\""
  }

  /// A text that is one string and nothing else.
  private func wholeText(_ template: TextTemplate) -> String? {
    guard template.segments.count == 1, let segment = template.segments.first else { return nil }
    switch segment {
    case .field(let path): return path.type == .string ? display(path) : nil
    case .joined(let path): return joined(path)
    case .literal, .count: return nil
    }
  }

  /// A field as it is shown: nil is empty text, whole numbers have no fraction.
  func display(_ path: FieldPath) -> String {
    let value = self.path(path)
    switch path.type {
    case .string: return path.isOptional ? "\(value) ?? \"\"" : value
    case .double: return "messageDisplayText(\(value))"
    default: return path.isOptional ? "messageDisplayText(\(value))" : value
    }
  }

  func count(_ path: FieldPath) -> String {
    let value = self.path(path)
    return path.isOptional ? "\(value)?.count ?? 0" : "\(value).count"
  }

  /// The elements of a list as they are shown, one behind the other.
  func joined(_ path: FieldPath) -> String {
    let value = self.path(path)
    let elements = path.isOptional ? "(\(value) ?? [])" : value
    if case .list(.string) = path.type { return "\(elements).joined()" }
    return "\(elements).map { messageDisplayText($0) }.joined()"
  }

  /// What a tap does: an optional `MessageTap`; nil where the link is none that may be opened.
  func tap(_ tap: Tap) -> String {
    switch tap {
    case .event(let name): return ".event(\(SwiftLiteral.string(name.value)))"
    case .sendText(let template): return ".sendText(\(text(template)))"
    case .open(let path, let schemes):
      let link = "messageLink(\(self.path(path)), schemes: \(SwiftLiteral.strings(schemes)))"
      return "\(link).map { .open($0) }"
    }
  }
}
