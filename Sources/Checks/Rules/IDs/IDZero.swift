import Schema
import SourceText

extension LintRule {
  static let idZero = LintRule(
    "id-zero", .warning, theme: .ids,
    .message { message, _ in
      message.ids.all.filter { typeID in
        !typeID.components.isEmpty && typeID.components.allSatisfy { $0.integers?.contains(0) ?? false }
      }.map { .zero($0, message) }
    })
}

extension Finding {
  fileprivate static func zero(_ typeID: TypeID, _ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "hand-written decoders cannot tell id \(typeID.yaml) of `\(message.name)` from a missing key",
        zh: "手写的解析代码无法区分 `\(message.name)` 的 ID \(typeID.yaml) 和缺失的键"),
      at: typeID.range,
      help: LocalizedText(
        "start at 1, unless messages with id 0 are already in use", zh: "从 1 开始，除非 ID 为 0 的消息已经上线"))
  }
}
