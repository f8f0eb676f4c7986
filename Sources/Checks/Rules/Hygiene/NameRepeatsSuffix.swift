import Schema
import SourceText

extension LintRule {
  static let nameRepeatsSuffix = LintRule(
    "name-repeats-suffix", .warning, theme: .hygiene,
    .message { message, schema in
      let targets = schema.configuration.targets
      return targets.indices.first { !targets[$0].suffix.isEmpty && message.name.hasSuffix(targets[$0].suffix) }
        .map { [.repeated(message, targets[$0])] } ?? []
    })
}

extension Finding {
  fileprivate static func repeated(_ message: Message, _ target: Target) -> Finding {
    let swiftName = target.attachmentName(of: message)
    return Finding(
      LocalizedText(
        "`\(message.name)` becomes `\(swiftName)` in Swift", zh: "`\(message.name)` 在 Swift 中会变成 `\(swiftName)`"),
      at: message.declaration.name.range,
      help: LocalizedText(
        "drop `\(target.suffix)` from the name, or change the target's `suffix`",
        zh: "从名称中去掉 `\(target.suffix)`，或修改 target 的 `suffix`"))
  }
}
