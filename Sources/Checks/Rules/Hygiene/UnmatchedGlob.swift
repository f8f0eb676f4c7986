import Schema
import SourceText

extension LintRule {
  static let unmatchedGlob = LintRule(
    "unmatched-glob", .warning, theme: .hygiene,
    summary: LocalizedText(
      "an entry of a target's `messages` that matches no message", zh: "target 的 `messages` 中有一项没有匹配任何消息"),
    why: LocalizedText(
      "A misspelled name leaves the message out of the target, so its decoder does not recognize it.",
      zh: "名称拼错会把消息排除在 target 之外，target 的解码器就不认识它。"),
    bad: [
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      targets:
        - name: Chat
          path: Sources/Chat/Generated
                           ↓
          messages: [Gift, "Gitf*"]
      """,
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      targets:
        - name: Chat
          path: Sources/Chat/Generated
                     ↓
          messages: ["Shop/*", "./*"]
      """,
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      targets:
        - name: Chat
          path: Sources/Chat/Generated
                     ↓
          messages: [Gitf]
      """,
    ],
    good: [
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      targets:
        - name: Chat
          path: Sources/Chat/Generated
          messages: ["G*t", "?ift"]
      """,
      """
      === Schemas/Shop/Gift.yaml
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      targets:
        - name: Chat
          path: Sources/Chat/Generated
          messages: ["Shop/*", "**/G*.yaml"]
      """,
    ],
    .schema { schema in
      schema.configuration.targets.flatMap { target in
        target.messages.filter { glob in
          glob.value != "*" && !schema.messages.contains { Target.names(glob.value, $0) }
        }.map { .unmatched($0, target, schema.messages) }
      }
    })
}

extension Finding {
  fileprivate static func unmatched(_ glob: Located<String>, _ target: Target, _ messages: [Message]) -> Finding {
    let isPath = glob.value.contains("/")
    let names = messages.map { isPath ? $0.schemaPath : $0.name }
    let name = glob.value.filter { !"*?".contains($0) }
    let nearest = Spelling.nearest(to: name, in: names)
    let fix = nearest.flatMap { nearest in
      name == glob.value
        ? Diagnostic.FixIt(
          LocalizedText("replace with `\(nearest)`", zh: "替换为 `\(nearest)`"), replace: glob.range, with: nearest)
        : nil
    }
    return Finding(
      isPath
        ? LocalizedText("no schema file matches `\(glob.value)`", zh: "没有 schema 文件匹配 `\(glob.value)`")
        : LocalizedText(
          "no message matches `\(glob.value)`", zh: "没有消息匹配 `\(glob.value)`"),
      at: glob.range,
      help: nearest.map { LocalizedText("did you mean `\($0)`?", zh: "是不是想写 `\($0)`？") }
        ?? LocalizedText("correct the pattern, or remove it", zh: "改正或删除这个匹配模式"), fixIts: [fix].compactMap { $0 })
  }
}
