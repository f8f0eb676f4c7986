import Schema
import SourceText

extension ExampleFault {
  /// What is wrong, as a finding says it.
  public var message: LocalizedText {
    switch reason {
    case .constraint(let constraint): constraint.demand(on: "`\(path)`")
    case .anyOf(let fields):
      LocalizedText(
        "at least one of \(Self.list(fields)) must not be empty", zh: "\(Self.list(fields)) 中至少要有一个不为空")
    case .oneOf(let fields):
      LocalizedText("exactly one of \(Self.list(fields)) must not be empty", zh: "\(Self.list(fields)) 中必须恰好有一个不为空")
    case .hook(let name): LocalizedText("the app's `\(name)` must return `true`", zh: "App 的 `\(name)` 必须返回 `true`")
    case .noURL: LocalizedText("`\(path)` must be a URL", zh: "`\(path)` 必须是 URL")
    case .noBytes:
      LocalizedText(
        "`\(path)` must not be empty: empty data is decoded as a missing value", zh: "`\(path)` 不能为空：空数据会被解析为缺失")
    case .id(let other): LocalizedText("this id is decoded as `\(other)`", zh: "这个 ID 会被解析为 `\(other)`")
    case .tooDeep: LocalizedText("`\(path)` is nested too deep", zh: "`\(path)` 嵌套过深")
    case .tooLarge: LocalizedText("`\(path)` makes the example too large", zh: "`\(path)` 使示例过大")
    }
  }

  /// The way out, for an example that is written.
  public var help: LocalizedText {
    switch reason {
    case .anyOf: LocalizedText("give one of them a value", zh: "给其中一个写上值")
    case .oneOf: LocalizedText("give exactly one of them a value", zh: "只给其中一个写上值")
    case .id: LocalizedText("write another of the message's ids", zh: "换成该消息的另一个 ID")
    case .constraint(.absent): LocalizedText("remove the field from the example", zh: "从示例中删除该字段")
    default:
      isWritten
        ? LocalizedText("change the value", zh: "修改这个值")
        : LocalizedText("add `\(path)` to the example", zh: "在示例中写上 `\(path)`")
    }
  }

  private static func list(_ fields: [String]) -> LocalizedText { Wording.enumeration(fields.map { "`\($0)`" }) }
}

extension Constraint {
  /// What it asks of a field.
  fileprivate func demand(on field: String) -> LocalizedText {
    switch self {
    case .nonEmpty: LocalizedText("\(field) must not be empty", zh: "\(field) 不能为空")
    case .present: LocalizedText("\(field) must be present", zh: "\(field) 必须存在")
    case .absent: LocalizedText("\(field) must be missing", zh: "\(field) 必须不存在")
    case .range(let lower, let upper):
      LocalizedText(
        "\(field) must be in \(Self.extent(lower?.text, upper?.text))",
        zh: "\(field) 必须在 \(Self.extent(lower?.text, upper?.text)) 之内")
    case .length(let lower, let upper):
      LocalizedText(
        "\(field) must have \(Self.extent(lower, upper)) characters",
        zh: "\(field) 必须有 \(Self.extent(lower, upper)) 个字符")
    case .maxBytes(let limit):
      LocalizedText("\(field) must not exceed \(limit) bytes in UTF-8", zh: "\(field) 的 UTF-8 编码不能超过 \(limit) 字节")
    case .count(let lower, let upper):
      LocalizedText(
        "\(field) must have \(Self.extent(lower, upper)) elements", zh: "\(field) 必须有 \(Self.extent(lower, upper)) 个元素")
    case .pattern(let pattern): LocalizedText("\(field) must match `\(pattern)`", zh: "\(field) 必须匹配 `\(pattern)`")
    case .schemes(let schemes) where schemes.count == 1:
      LocalizedText("the scheme of \(field) must be `\(schemes[0])`", zh: "\(field) 的 scheme 必须是 `\(schemes[0])`")
    case .schemes(let schemes):
      LocalizedText(
        "the scheme of \(field) must be one of \(Wording.enumeration(schemes.map { "`\($0)`" }))",
        zh: "\(field) 的 scheme 必须是 \(Wording.enumeration(schemes.map { "`\($0)`" })) 之一")
    case .known: LocalizedText("\(field) must be a declared case", zh: "\(field) 必须是列出的 case")
    }
  }

  private static func extent(_ lower: Int, _ upper: Int?) -> String { extent("\(lower)", upper.map { "\($0)" }) }

  private static func extent(_ lower: String?, _ upper: String?) -> String { "`\(lower ?? "")..\(upper ?? "")`" }
}

extension Bound {
  fileprivate var text: String {
    switch self {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .double(let value): value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
    }
  }
}
