import Schema
import SourceText

/// Fields of one kind, which a constraint may be for.
public enum ConstrainedFields: Sendable {
  case optionals, numbers, strings, urls, data, lists, maps, enums

  public func includes(_ type: FieldType, isOptional: Bool) -> Bool {
    switch (self, type) {
    case (.optionals, _): isOptional
    case (.numbers, .integer), (.numbers, .double), (.strings, .string), (.urls, .url), (.data, .data), (.lists, .list),
      (.maps, .map), (.enums, .enumeration):
      true
    default: false
    }
  }

  public var title: LocalizedText {
    switch self {
    case .optionals: LocalizedText("optionals", zh: "可选字段")
    case .numbers: LocalizedText("numbers", zh: "数字")
    case .strings: LocalizedText("strings", zh: "字符串")
    case .urls: LocalizedText("URLs", zh: "URL")
    case .data: LocalizedText("data", zh: "二进制数据")
    case .lists: LocalizedText("lists", zh: "列表")
    case .maps: LocalizedText("maps", zh: "字典")
    case .enums: LocalizedText("enums", zh: "枚举")
    }
  }
}
