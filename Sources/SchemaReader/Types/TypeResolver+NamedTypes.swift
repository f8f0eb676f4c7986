import Schema
import SourceText

extension TypeResolver {
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
}
