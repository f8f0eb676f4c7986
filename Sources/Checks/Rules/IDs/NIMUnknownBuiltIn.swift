import Schema
import SourceText

extension LintRule {
  static let nimUnknownBuiltIn = LintRule(
    "nim-unknown-built-in", .warning, theme: .ids,
    .message { message, schema in
      let isShown = schema.configuration.targets.contains { $0.sdks.contains(.nimV2) && $0.has(message) }
      guard isShown, message.isBuiltIn, message.isIdentifiedByNIMKitType(in: schema) else { return [] }
      return message.ids.all.compactMap { typeID in
        guard let integers = typeID.components.first?.integers, !NIMKitType.isTaken(integers) else { return nil }
        return .unknownBuiltIn(typeID, message)
      }
    })
}

extension Finding {
  fileprivate static func unknownBuiltIn(_ typeID: TypeID, _ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "the V10 UI kit has no built-in message with the id \(typeID.yaml) of `\(message.name)`",
        zh: "V10 UI 组件没有 ID 为 \(typeID.yaml) 的内置消息（`\(message.name)`）"),
      at: typeID.range,
      help: LocalizedText("remove `builtIn`, so that a cell is registered", zh: "去掉 `builtIn`，以便注册 cell"))
  }
}
