import Schema
import SourceText

extension Resolver {
  /// A type by its name.
  func named(_ name: Located<String>, _ context: TypeContext, suffix: String = "") -> FieldType? {
    let text = name.value
    if let type = TypeName.plain(text) { return type }
    switch text {
    case "object": return inlineObject(context)
    case "enum": return inlineEnum(context)
    case "timestamp": return timestamp(name, context, suffix: suffix)
    default: break
    }
    switch symbols.names[text] {
    case .object(let id): return .object(id)
    case .enumeration(let id): return .enumeration(id)
    case .failed: return nil
    case .message:
      report(
        .unknownType,
        Phrase("`\(text)` is a message, and a field's type is not", zh: "`\(text)` 是消息，而字段的类型不能是消息"),
        at: name.range,
        help: Phrase(
          "declare what they share as an `object`, and `include` it in the message",
          zh: "把共有的部分声明为 `object`，再在消息中 `include` 它"))
      return nil
    case nil: break
    }
    reportUnknownType(name, context, suffix: suffix)
    return nil
  }

  private func timestamp(
    _ name: Located<String>, _ context: TypeContext, suffix: String
  ) -> FieldType? {
    if let unit: FieldType.TimeUnit = context.entries?.word("unit") { return .timestamp(unit) }
    guard lacksUnit(context) else { return nil }
    report(
      .missingKey, Phrase("a timestamp needs `unit`", zh: "时间戳需要 `unit`"), at: name.range,
      help: unitHelp(name, suffix, context), fixIts: unitFixIts(name, suffix, context))
    return nil
  }

  /// Whether a declaration of that name gives a Swift type of that name.
  func isSharedType(_ name: String) -> Bool {
    switch symbols.names[name] {
    case .object, .enumeration: true
    case .message, .failed, nil: false
    }
  }

  /// A type as messages say it.
  func title(of type: FieldType) -> Phrase {
    switch type {
    case .string: Phrase("a string", zh: "字符串")
    case .bool: Phrase("a bool", zh: "布尔值")
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
