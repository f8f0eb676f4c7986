import Schema
import SourceText

extension LintRule {
  /// About a field as it is declared.
  static let fieldRules: [LintRule] = [
    .field("json-field", nil, theme: .wire) { field, _, _ in
      guard field.type.leaf == .json else { return nil }
      return Finding(
        "the content of `\(field.name)` is not checked", zh: "`\(field.name)` 的内容不会被校验",
        at: field.typeRange, help: LocalizedText("declare an `object` or a map", zh: "改为 `object` 或字典"))
    },
    .field("unbounded-string", nil, theme: .wire) { field, type, _ in
      guard field.type == .string, field.isInPayload,
        type.constraints(of: field).allSatisfy({ $0.value.size?.most == nil })
      else { return nil }
      return Finding(
        "`\(field.name)` has no maximum length", zh: "`\(field.name)` 没有长度上限", at: field.typeRange,
        help: LocalizedText("add `length: ..80` or `maxBytes`", zh: "添加 `length: ..80` 或 `maxBytes`"))
    },
    .field("unbounded-list", nil, theme: .wire) { field, type, _ in
      guard field.isCollection, type.constraints(of: field).allSatisfy({ $0.value.size?.most == nil }) else {
        return nil
      }
      return Finding(
        "`\(field.name)` has no maximum count", zh: "`\(field.name)` 没有数量上限", at: field.typeRange,
        help: LocalizedText("add `count: ..9`", zh: "添加 `count: ..9`"))
    },
    .field("money-as-double", .warning, theme: .wire) { field, _, _ in
      guard field.type.leaf == .double, NameComparison.has(anyOf: moneyWords, in: field.name) else { return nil }
      return Finding(
        "`\(field.name)` looks like an amount of money, which `double` cannot represent exactly",
        zh: "`\(field.name)` 像是金额，而 `double` 无法精确表示", at: field.typeRange,
        help: LocalizedText(
          "use `int64` in the smallest currency unit, or `string`", zh: "改用 `int64`（以最小货币单位计，如分）或 `string`"))
    },
    .field("timestamp-as-number", .note, theme: .wire) { field, _, _ in
      guard field.isNumber, field.declaration.doc == nil,
        let last = SwiftNames.words(of: field.name).last, ["time", "timestamp", "date"].contains(last)
      else { return nil }
      return Finding(
        "the unit of `\(field.name)` is unclear: seconds or milliseconds", zh: "`\(field.name)` 的单位不明确：秒还是毫秒",
        at: field.typeRange,
        help: LocalizedText(
          "use `timestamp` with a `unit`, or state the unit in `doc`", zh: "使用带 `unit` 的 `timestamp`，或在 `doc` 中写明"))
    },
    .field(Lint.requiredLaterID, .warning, theme: .wire) { field, type, schema in
      // What is in the record is compared with it.
      guard field.isRequired, let since = field.declaration.since, since.value != type.declaration.since?.value,
        !schema.history.names.contains(schema.owner(of: type))
      else { return nil }
      return Finding(
        "`\(field.name)` is required, but messages sent before \(since.value) do not contain it",
        zh: "`\(field.name)` 是必填字段，但 \(since.value) 之前发送的消息里没有它", at: field.nameRange,
        notes: [.init(LocalizedText("added in this version", zh: "从这个版本开始加入"), at: since.range)],
        help: LocalizedText("make it optional, or add a `default`", zh: "改为可选，或添加 `default`"))
    },
    .field("constraint-contradiction", .error, theme: .validation) { field, type, _ in
      let constraints = type.constraints(of: field).sorted { $0.range < $1.range }
      for (index, later) in constraints.enumerated() {
        guard let earlier = constraints[..<index].first(where: { $0.value.contradicts(later.value) }) else { continue }
        return Finding(
          "no value of `\(field.name)` satisfies both this and the other constraint",
          zh: "`\(field.name)` 的任何值都不能同时满足这条约束和另一条约束", at: later.range,
          notes: [.init(LocalizedText("the other constraint is here", zh: "另一条约束在这里"), at: earlier.range)],
          help: LocalizedText("remove one of them, or add a `when`", zh: "去掉其中一条，或给它加上 `when`"))
      }
      return nil
    },
    .field("default-fails-validation", .warning, theme: .validation) { field, type, _ in
      guard let value = field.defaultValue,
        let constraint = type.constraints(of: field).first(where: { constraint in
          !constraint.value.allows(value.value) && !(constraint.value.isRange && field.constraints.contains(constraint))
        })
      else { return nil }
      return Finding(
        "the default of `\(field.name)` violates its own constraints", zh: "`\(field.name)` 的默认值不满足自身的约束",
        at: value.range,
        notes: [.init(LocalizedText("the violated constraint is here", zh: "不满足的约束在这里"), at: constraint.range)],
        help: LocalizedText(
          "change the default, or remove it to make the field required", zh: "修改默认值；或去掉它，让字段变为必填"))
    },
  ]
}

private let moneyWords: Set = [
  "amount", "amounts", "price", "prices", "money", "fee", "fees", "balance", "cost", "payment", "salary", "yuan", "rmb",
  "cny", "usd", "hkd", "eur",
]

extension Field {
  fileprivate var isCollection: Bool {
    switch type {
    case .list, .map: true
    default: false
    }
  }

  fileprivate var isNumber: Bool {
    switch type {
    case .integer(.int64), .integer(.int), .integer(.uint64), .double: true
    default: false
    }
  }
}

extension Constraint {
  /// The reader itself compares a default with its field's own range.
  fileprivate var isRange: Bool { if case .range = self { true } else { false } }
}
