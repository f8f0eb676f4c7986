import Schema
import SourceText

extension FieldReader {
  /// What is left out on writing must read back as the same value.
  func omission(of field: inout Field, from entries: Entries) {
    field.omission = field.isOptional ? .nil : .never
    guard let omission: Field.Omission = entries.word("omit"), let node = entries["omit"] else { return }
    let isDefaultRefused = entries.mentions("default") && field.defaultValue == nil
    guard !isDefaultRefused else { return }
    if let problem = problem(with: omission, of: field) {
      let name = omission.rawValue
      report(
        .badOmit, Phrase("`omit: \(name)` \(problem.what)", zh: "`omit: \(name)` \(problem.what)"), at: node.range,
        help: problem.help)
      return
    }
    field.omission = omission
  }

  private func problem(with omission: Field.Omission, of field: Field) -> (what: Phrase, help: Phrase)? {
    switch omission {
    case .never:
      guard field.isOptional else { return nil }
      return (
        Phrase("does not fit an optional: `null` is never written", zh: "不适用于可选字段：`null` 从不写出"),
        Phrase("remove it, or the `?`", zh: "删除它，或删除 `?`")
      )
    case .nil:
      guard !field.isOptional else { return nil }
      return (
        Phrase("is for optionals", zh: "只用于可选字段"),
        Phrase("remove it, or write `\(field.name)?`", zh: "删除它，或写成 `\(field.name)?`")
      )
    case .default:
      guard field.defaultValue == nil else { return nil }
      return (
        Phrase("needs a `default`", zh: "需要 `default`"), Phrase("add one, or remove `omit`", zh: "加上它，或删除 `omit`")
      )
    case .empty:
      guard field.type.canBeEmpty else {
        let type = field.type.title
        return (
          Phrase(
            "is for strings, data, lists and maps, not for \(type)", zh: "用于字符串、二进制数据、列表和字典，不能用于\(type)"),
          Wording.removeIt
        )
      }
      if field.isOptional || field.defaultValue.map({ $0.value.isEmpty }) == true { return nil }
      return (
        Phrase(
          "would not read back: the empty value is not what a missing key means", zh: "无法原样读回：缺少键并不表示空值"),
        Phrase("make it optional, or its `default` empty", zh: "把它改为可选，或让它的 `default` 为空")
      )
    }
  }

  func checkDefault(of field: Field) {
    guard let value = field.defaultValue, let number = value.value.bound else { return }
    for constraint in field.constraints {
      guard case .range(let lower, let upper) = constraint.value else { continue }
      guard lower.map({ number < $0 }) == true || upper.map({ $0 < number }) == true else { continue }
      report(
        .defaultOutOfRange,
        Phrase("the default is outside of the field's own `range`", zh: "默认值超出了该字段自己的 `range`"), at: value.range,
        notes: [.init(Phrase("the range is here", zh: "范围在这里"), at: constraint.range)],
        help: Phrase("change one of them", zh: "修改其中一个"))
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
