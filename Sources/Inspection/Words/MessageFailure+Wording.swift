import MessageRuntime
import SourceText

extension MessageFailure {
  /// What is wrong with the field, in English as in the app.
  /// - Parameter whole: what has the field.
  public func sentence(of whole: LocalizedText = LocalizedText("the message", zh: "消息")) -> LocalizedText {
    let subject = path.isEmpty ? whole : .verbatim("`\(path)`")
    let key = key.map { LocalizedText(" (key `\($0)`)", zh: "（键 `\($0)`）") } ?? .verbatim("")
    return LocalizedText("\(subject)\(key) \(reason.wording)", zh: "\(subject)\(key)\(reason.wording)")
  }
}

extension MessageFailure.Reason {
  /// What is wrong, behind the name of the field; in English as in the app.
  public var wording: LocalizedText { LocalizedText("\(text)", zh: "\(chinese)") }

  private var chinese: String {
    switch self {
    case .missing: "缺失"
    case .wrongType(let expected, let found): "\(expected.demand)，而不是\(found.chinese)"
    case .outOfRange(let expected, let found): "超出 `\(expected)` 的范围\(found.map { "：\($0)" } ?? "")"
    case .unreadable(let expected): "\(expected.demand)"
    case .tooDeep: "嵌套过深"
    case .notFinite: "必须是有限的数"
    case .empty: "不得为空"
    case .notPresent: "必须存在"
    case .notAbsent: "不得存在"
    case .range(let min, let max): "\(Self.span(min?.json, max?.json))"
    case .length(let min, let max): "字符数\(Self.span(min, max))"
    case .maxBytes(let max): "字节数（UTF-8）\(Self.span(nil, max))"
    case .count(let min, let max): "元素个数\(Self.span(min, max))"
    case .pattern(let pattern): "必须匹配 `\(pattern)`"
    case .unchecked(let pattern, let cause): "无法按 `\(pattern)` 校验：\(cause.chinese)"
    case .schemes(let schemes): "协议必须是 \(Self.list(schemes))\(schemes.count == 1 ? "" : " 之一")"
    case .unknownValue(let value): "必须是已声明的值\(value.map { "，而不是 \($0)" } ?? "")"
    case .anyOf(let names): "必须至少有 \(Self.list(names)) 之一"
    case .oneOf(let names): "必须恰好有 \(Self.list(names)) 之一"
    case .hook(let name): "必须通过 `\(name)`"
    }
  }

  private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: "、") }

  private static func span(_ min: Int?, _ max: Int?) -> String { span(min.map { "\($0)" }, max.map { "\($0)" }) }

  private static func span(_ min: String?, _ max: String?) -> String {
    guard let min else { return "不得大于 \(max ?? "")" }
    guard let max else { return "不得小于 \(min)" }
    return min == max ? "必须为 \(min)" : "必须在 \(min) 到 \(max) 之间"
  }
}

extension MessageFailure.Cause {
  fileprivate var chinese: String {
    switch self {
    case .steps: "匹配步数过多"
    case .memory: "占用内存过多"
    case .invalid: "不是正则表达式"
    }
  }
}

extension MessageFailure.ValueType {
  fileprivate var demand: String {
    switch self {
    case .payload, .payloadString: "载荷必须是\(chinese)"
    case .envelope: "载荷外层必须是\(chinese)"
    case .unicodeKey: "键必须是\(chinese)"
    default: "必须是\(chinese)"
    }
  }

  fileprivate var chinese: String {
    switch self {
    case .null: " null"
    case .boolean: "布尔值"
    case .number: "数字"
    case .string: "字符串"
    case .list: "列表"
    case .object, .payload, .envelope: "对象"
    case .integer: "整数"
    case .fraction: "带小数的数字"
    case .bit: " 1 或 0"
    case .bitString: " \"1\" 或 \"0\""
    case .integerString: "整数字符串"
    case .numberString: "数字字符串"
    case .url: " URL"
    case .base64: " base64"
    case .json: " JSON"
    case .jsonString: "内含 JSON 的字符串"
    case .unicode, .unicodeKey: "不含未成对代理项的字符串"
    case .payloadString: "内含对象的字符串"
    }
  }
}
