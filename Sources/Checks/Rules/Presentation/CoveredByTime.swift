import Schema
import SourceText

extension LintRule {
  static let coveredByTime = LintRule(
    "covered-by-time", .note, theme: .presentation,
    .layout { message, schema in
      let isDrawn = schema.configuration.targets.contains {
        $0.sdks.contains(.tuikit) && $0.styles.contains(.minimalist) && $0.has(message)
      }
      guard isDrawn, !message.isBuiltIn, let layout = message.layout, layout.kind == .bubble else { return [] }
      return layout.contents.compactMap(\.size).filter { $0.value != .auto }.map { .covered($0.range) }
    })
}

extension Finding {
  fileprivate static func covered(_ range: SourceRange) -> Finding {
    Finding(
      LocalizedText(
        "in the minimalist style the time covers the bottom trailing corner",
        zh: "简约版的时间会盖住右下角（trailing 一侧）"), at: range,
      help: LocalizedText(
        "remove `size` so that space is reserved for the time, or keep that corner empty",
        zh: "去掉 `size`，为时间自动留出空间；或自行留空这个角"))
  }
}
