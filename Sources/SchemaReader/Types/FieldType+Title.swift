import Schema
import SourceText

extension FieldType {
  /// The type as findings say it.
  var title: LocalizedText {
    switch self {
    case .string: LocalizedText("a string", zh: "字符串")
    case .bool: LocalizedText("a Boolean", zh: "布尔值")
    case .integer: LocalizedText("an integer", zh: "整数")
    case .double: LocalizedText("a number", zh: "数字")
    case .url: LocalizedText("a URL", zh: "URL")
    case .data: LocalizedText("data", zh: "二进制数据")
    case .timestamp: LocalizedText("a timestamp", zh: "时间戳")
    case .json: .verbatim("JSON")
    case .object: LocalizedText("an object", zh: "对象")
    case .enumeration: LocalizedText("an enum", zh: "枚举")
    case .list: LocalizedText("a list", zh: "列表")
    case .map: LocalizedText("a map", zh: "字典")
    }
  }
}
