import Schema
import SourceText

extension LintRule {
  static let aspectWithoutElse = LintRule(
    "aspect-without-else", .warning, theme: .presentation,
    summary: LocalizedText(
      "a size taken from optional fields, with no size for missing ones",
      zh: "尺寸取自可选字段，字段缺失时却没有备用尺寸"),
    why: LocalizedText(
      """
      Old senders and forwarded messages may omit width and height. Without `else`, the bubble then has no size.
      """,
      zh: """
        旧版本的发送方和转发的消息会缺少宽和高。没有 `else`，气泡这时就没有尺寸。
        """),
    bad: [
      """
      message: Photo
      id: 7
      fields: { width: int?, height: int? }
      layout:
              ↓
        size: { aspectRatio: [width, height], max: [200, 200] }
      """
    ],
    good: [
      """
      message: Photo
      id: 7
      fields: { width: int?, height: int? }
      layout:
        size: { aspectRatio: [width, height], max: [200, 200], else: [80, 80] }
      ---
      message: Sticker
      id: 8
      fields: { width: int, height: int }
      layout:
        size: { aspectRatio: [width, height], max: [200, 200] }
      """
    ],
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
