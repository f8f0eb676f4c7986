import Schema
import SourceText

extension FieldType {
  /// The type as findings say it.
  var title: Phrase {
    switch self {
    case .string: Phrase("a string", zh: "字符串")
    case .bool: Phrase("a Boolean", zh: "布尔值")
    case .integer: Phrase("an integer", zh: "整数")
    case .double: Phrase("a number", zh: "数字")
    case .url: Phrase("a URL", zh: "URL")
    case .data: Phrase("data", zh: "二进制数据")
    case .timestamp: Phrase("a timestamp", zh: "时间戳")
    case .json: .verbatim("JSON")
    case .object: Phrase("an object", zh: "对象")
    case .enumeration: Phrase("an enum", zh: "枚举")
    case .list: Phrase("a list", zh: "列表")
    case .map: Phrase("a map", zh: "字典")
    }
  }
}
