import MessageRuntime
import SourceText

extension MessageFailure.Reason {
  /// What is wrong, for people.
  public var wording: LocalizedText {
    switch self {
    case .missing: LocalizedText("is missing", zh: "缺失")
    case .wrongType(let expected, let found):
      LocalizedText("must be \(expected), not \(found)", zh: "必须是\(Self.kind(expected))，而不是\(Self.kind(found))")
    case .outOfRange(let expected, let found):
      LocalizedText("does not fit \(expected): \(found)", zh: "超出 \(expected) 的范围：\(found)")
    case .unreadable(let expected):
      LocalizedText("is not readable as \(expected)", zh: "无法解析为\(Self.kind(expected))")
    case .tooDeep: LocalizedText("is nested too deep", zh: "嵌套过深")
    case .notFinite: LocalizedText("must be a finite number", zh: "必须是有限的数")
    case .empty: LocalizedText("must not be empty", zh: "不得为空")
    case .notPresent: LocalizedText("must be present", zh: "必须存在")
    case .notAbsent: LocalizedText("must be absent", zh: "不得存在")
    case .range(let range): LocalizedText("must be in \(range)", zh: "必须在 \(range) 之间")
    case .length(let range): LocalizedText("must have \(range) characters", zh: "字符数必须为 \(range)")
    case .maxBytes(let limit): LocalizedText("must not have more than \(limit) bytes", zh: "不得超过 \(limit) 字节")
    case .count(let range): LocalizedText("must have \(range) elements", zh: "元素个数必须为 \(range)")
    case .pattern(let pattern): LocalizedText("must match `\(pattern)`", zh: "必须匹配 `\(pattern)`")
    case .unchecked(let pattern, let cause):
      LocalizedText("could not be checked against `\(pattern)`: \(cause)", zh: "无法按 `\(pattern)` 校验：\(cause)")
    case .schemes(let schemes): Self.schemes(Wording.enumeration(schemes.map { "`\($0)`" }))
    case .unknownValue(let value):
      LocalizedText("has the undeclared value \(value)", zh: "的值 \(value) 未声明")
    case .anyOf(let names): Self.anyOf(Wording.enumeration(names.map { "`\($0)`" }))
    case .oneOf(let names): Self.oneOf(Wording.enumeration(names.map { "`\($0)`" }))
    case .hook(let name): LocalizedText("fails `\(name)`", zh: "未通过 `\(name)`")
    }
  }

  private static func schemes(_ list: LocalizedText) -> LocalizedText {
    LocalizedText("must have one of the schemes \(list)", zh: "的协议必须是 \(list) 之一")
  }

  private static func anyOf(_ list: LocalizedText) -> LocalizedText {
    LocalizedText("at least one of \(list) is required", zh: "\(list) 至少需要一个")
  }

  private static func oneOf(_ list: LocalizedText) -> LocalizedText {
    LocalizedText("exactly one of \(list) is required", zh: "\(list) 必须恰好有一个")
  }

  /// The runtime's words for what it expects and finds.
  private static func kind(_ english: String) -> LocalizedText { .verbatim(kinds[english] ?? english) }

  private static let kinds = [
    "a string": "字符串", "a number": "数字", "an integer": "整数", "a Boolean": "布尔值", "a list": "列表", "an object": "对象",
    "a URL": "URL", "base64": "base64", "JSON": "JSON", "JSON in a string": "字符串中的 JSON",
    "a string of JSON": "内含 JSON 的字符串", "a string of a URL": "URL 字符串", "a string of base64": "base64 字符串",
    "a string of a number": "数字字符串", "a string of digits": "数字字符串", "something else": "别的类型",
    "an object as its payload": "作为载荷的对象", "an object around the payload": "载荷外层的对象",
    "a payload of JSON in a string": "字符串中的 JSON 载荷",
    "a string of a JSON object as its payload": "作为载荷的 JSON 对象字符串",
    "a string: it has an unpaired surrogate": "字符串：含不成对的代理项",
    "a key: it has an unpaired surrogate": "键：含不成对的代理项", "\"1\" or \"0\"": " \"1\" 或 \"0\" ", "1 or 0": "1 或 0",
  ]
}
