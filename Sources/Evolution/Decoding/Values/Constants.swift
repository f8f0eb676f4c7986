import Schema

/// Constants of both sides: the numbers and strings at which their decoders behave differently.
struct Constants: Sendable {
  private(set) var integers: Set<Int64> = []
  private(set) var doubles: Set<Double> = []
  private(set) var texts: Set<String> = []
  private(set) var ids: [TypeID.Value] = []

  /// Of fields, and of enumerations that they hold.
  init(_ fields: [(field: Field, context: FieldContext)]) {
    for (field, context) in fields {
      add(field)
      if case .enumeration(let id) = field.type.leaf {
        for enumCase in context.schema[id].cases { add(enumCase.raw.value) }
      }
    }
  }

  /// Of whole schemas.
  init(_ schemas: [Schema]) {
    for schema in schemas {
      for field in schema.messages.flatMap(\.fields) + schema.objects.flatMap(\.fields) { add(field) }
      for rule in schema.messages.flatMap(\.rules) + schema.objects.flatMap(\.rules) { add(rule) }
      for enumCase in schema.enums.flatMap(\.cases) { add(enumCase.raw.value) }
      for message in schema.messages { for id in message.ids.all + message.alsoReads.flatMap(\.ids.all) { add(id) } }
    }
  }

  /// Lengths of strings and lists to try.
  var lengths: [Int] { integers.filter { $0 > 0 && $0 < 100 }.map { Int($0) }.sorted() }

  private mutating func add(_ field: Field) {
    for constraint in field.constraints { add(constraint.value) }
    switch field.defaultValue?.value {
    case .integer(let value)?: integers.insert(value)
    case .double(let value)?: doubles.insert(value)
    case .string(let text)?: texts.insert(text)
    default: break
    }
  }

  private mutating func add(_ rule: ValidationRule) {
    if case .field(_, let constraints) = rule.assertion { for constraint in constraints { add(constraint.value) } }
    for clause in rule.condition?.clauses ?? [] {
      if case .values(let literals) = clause.predicate {
        for case .string(let text) in literals { texts.insert(text) }
        for case .integer(let value) in literals { integers.insert(value) }
      }
    }
  }

  private mutating func add(_ constraint: Constraint) {
    switch constraint {
    case .range(let low, let high): for case .some(let bound) in [low, high] { add(bound) }
    case .length(let low, let high), .count(let low, let high):
      for end in [low, high ?? low] { for near in [end &- 1, end, end &+ 1] { integers.insert(Int64(near)) } }
    case .maxBytes(let limit): for near in [limit &- 1, limit, limit &+ 1] { integers.insert(Int64(near)) }
    case .schemes(let schemes): for scheme in schemes { texts.insert(scheme + "://a.b/c") }
    default: break
    }
  }

  private mutating func add(_ bound: Bound) {
    switch bound {
    case .integer(let value): for near in [value &- 1, value, value &+ 1] { integers.insert(near) }
    case .double(let value): for near in [value - 0.5, value, value + 0.5] { doubles.insert(near) }
    case .unsigned: break
    }
  }

  private mutating func add(_ raw: EnumType.Raw) {
    switch raw {
    case .integer(let value): integers.insert(value)
    case .string(let text): texts.insert(text)
    }
  }

  private mutating func add(_ id: TypeID) {
    for component in id.components {
      switch component {
      case .value(let value): ids.append(value)
      case .range(let range):
        ids += range.neighborhood.map { .integer($0) }
      case .any: break
      }
    }
  }
}
