import Schema
import SourceText

extension Rule {
  static let aspectWithoutElse = Rule(
    "aspect-without-else", .warning,
    summary: "a size from optional fields, with nothing for where they are missing",
    why: """
      Old senders and forwarded messages leave width and height out. Without `else` the bubble has no size then.
      """,
    bad: [
      """
      message: Photo
      id: 7
      fields: { width: int?, height: int? }
      layout:
              ↓
        size: { aspect: [width, height], max: [200, 200] }
      """
    ],
    good: [
      """
      message: Photo
      id: 7
      fields: { width: int?, height: int? }
      layout:
        size: { aspect: [width, height], max: [200, 200], else: [80, 80] }
      ---
      message: Sticker
      id: 8
      fields: { width: int, height: int }
      layout:
        size: { aspect: [width, height], max: [200, 200] }
      """
    ],
    .message { message, _ in
      guard let layout = message.layout else { return [] }
      return layout.entries.compactMap(\.size).compactMap { size in
        guard case .aspect(let aspect) = size.value, aspect.otherwise == nil, aspect.min == nil,
          aspect.width.isOptional || aspect.height.isOptional
        else { return nil }
        return .sizeless(size, aspect)
      }
    })
}

extension Finding {
  fileprivate static func sizeless(_ size: Located<Layout.Size>, _ aspect: Layout.Aspect) -> Finding {
    Finding(
      "there is no size where `\(aspect.width.text)` or `\(aspect.height.text)` is missing", at: size.range,
      help: "add `else: [80, 80]`")
  }
}
