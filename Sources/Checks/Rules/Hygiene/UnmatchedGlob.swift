import Schema
import SourceText

extension LintRule {
  static let unmatchedGlob = LintRule(
    "unmatched-glob", .warning, theme: .hygiene,
    .schema { schema in
      let globs = schema.configuration.targets.flatMap(\.messages) + schema.configuration.docs.messages
      return globs.filter { glob in
        glob.value != "*" && !schema.messages.contains { Target.names(glob.value, $0) }
      }.map { .unmatched($0, schema.messages) }
    })
}

extension Finding {
  fileprivate static func unmatched(_ glob: Located<String>, _ messages: [Message]) -> Finding {
    let isPath = glob.value.contains("/")
    let names = messages.map { isPath ? $0.schemaPath : $0.name }
    let name = glob.value.filter { !"*?".contains($0) }
    let nearest = Spelling.nearest(to: name, in: names)
    let fix = nearest.flatMap { nearest in
      name == glob.value
        ? Diagnostic.FixIt(Wording.write(nearest), replace: glob.range, with: nearest) : nil
    }
    return Finding(
      isPath
        ? LocalizedText("no schema file matches `\(glob.value)`", zh: "没有 schema 文件匹配 `\(glob.value)`")
        : LocalizedText(
          "no message matches `\(glob.value)`", zh: "没有消息匹配 `\(glob.value)`"),
      at: glob.range,
      help: nearest.map(Wording.didYouMean)
        ?? LocalizedText("correct the pattern, or remove it", zh: "改正或删除这个匹配模式"), fixIts: [fix].compactMap { $0 })
  }
}
