import Schema
import SourceText

extension LintRule {
  static let aspectWithoutElse = LintRule(
    "aspect-without-else", .warning, theme: .presentation,
    .layout { message, _ in
      guard let layout = message.layout else { return [] }
      return layout.entries.compactMap(\.size).compactMap { size in
        guard case .aspectRatio(let aspect) = size.value, aspect.otherwise == nil, aspect.min == nil,
          aspect.width.isOptional || aspect.height.isOptional
        else { return nil }
        return .sizeless(size, aspect)
      }
    })
}

extension Finding {
  fileprivate static func sizeless(_ size: Located<Layout.Size>, _ aspect: Layout.AspectRatio) -> Finding {
    Finding(
      LocalizedText(
        "no size is given when `\(aspect.width.text)` or `\(aspect.height.text)` is missing",
        zh: "没有指定 `\(aspect.width.text)` 或 `\(aspect.height.text)` 缺失时的尺寸"), at: size.range,
      help: LocalizedText("add `else: [80, 80]`", zh: "添加 `else: [80, 80]`"))
  }
}
