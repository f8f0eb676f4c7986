import Schema
import SourceText

extension Resolver {
  /// What is left out on writing must read back as the same value.
  mutating func omission(of field: inout Field, from entries: Entries) {
    field.omission = field.isOptional ? .nil : .never
    guard let omission: Field.Omission = entries.word("omit"), let node = entries["omit"] else { return }
    let isDefaultRefused = entries.mentions("default") && field.defaultValue == nil
    guard !isDefaultRefused else { return }
    if let problem = problem(with: omission, of: field) {
      let name = omission.rawValue
      reading.report(.badOmit, "`omit: \(name)` \(problem.what)", at: node.range, help: problem.help)
      return
    }
    field.omission = omission
  }

  private func problem(with omission: Field.Omission, of field: Field) -> (what: String, help: String)? {
    switch omission {
    case .never:
      return field.isOptional ? ("does not fit an optional: `null` is never written", "remove it, or the `?`") : nil
    case .nil:
      return field.isOptional ? nil : ("is for optionals", "remove it, or write `\(field.name)?`")
    case .default:
      return field.defaultValue != nil ? nil : ("needs a `default`", "add one, or remove `omit`")
    case .empty:
      guard canBeEmpty(field.type) else {
        return ("is for strings, data, lists and maps, not for \(title(of: field.type))", "remove it")
      }
      if field.isOptional || field.defaultValue.map({ $0.value.isEmpty }) == true { return nil }
      return (
        "would not read back: the empty value is not what a missing key means",
        "make it optional, or its `default` empty"
      )
    }
  }

  func canBeEmpty(_ type: FieldType) -> Bool {
    switch type {
    case .string, .data, .list, .map: true
    default: false
    }
  }

  mutating func checkDefault(of field: Field) {
    guard let value = field.defaultValue, let number = value.value.bound else { return }
    for constraint in field.constraints {
      guard case .range(let lower, let upper) = constraint.value else { continue }
      guard lower.map({ number < $0 }) == true || upper.map({ $0 < number }) == true else { continue }
      reading.report(
        .defaultOutOfRange, "the default is outside of the field's own `range`", at: value.range,
        notes: [.init("the range is here", at: constraint.range)], help: "change one of them")
    }
  }
}

extension Literal {
  fileprivate var isEmpty: Bool {
    switch self {
    case .string(""), .emptyList, .emptyMap, .data([]): true
    default: false
    }
  }

  fileprivate var bound: Bound? {
    switch self {
    case .integer(let value): .integer(value)
    case .unsigned(let value): .unsigned(value)
    case .double(let value): .double(value)
    default: nil
    }
  }
}
