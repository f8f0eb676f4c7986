import Schema
import SourceText

extension LintRule {
  static let imageWithoutPlaceholder = LintRule(
    "image-without-placeholder", .note, theme: .presentation,
    summary: LocalizedText(
      "an image from a URL with nothing to show while it loads",
      zh: "通过链接加载的图片，加载完成前没有可显示的内容"),
    why: LocalizedText(
      """
      Until the image has loaded, or forever if its URL is dead, the bubble has a hole. A placeholder shows that \
      something belongs there.
      """,
      zh: """
        图片加载完成之前，气泡里是一个空洞；链接失效时则永远如此。占位图告诉用户这里本该有东西。
        """),
    bad: [
      """
      message: Card
      id: 7
      fields: { photo: url }
      layout:
        content:
          ↓
          { image: photo, width: 60, height: 60 }
      """
    ],
    good: [
      """
      message: Card
      id: 7
      fields: { photo: url? }
      layout:
        content:
          - { image: photo, width: 60, height: 60, placeholder: icon_photo }
          - { image: { asset: icon_arrow } }
      """
    ],
    .layout { message, _ in
      message.contentElements.compactMap { element in
        guard case .image(let image) = element.kind, case .url(let path) = image.source, image.placeholder == nil,
          element.background == nil
        else { return nil }
        return .hole(element.range, path)
      }
    })
}

extension Finding {
  fileprivate static func hole(_ range: SourceRange, _ path: FieldPath) -> Finding {
    Finding(
      LocalizedText(
        "nothing is shown while the image of `\(path.text)` loads",
        zh: "加载 `\(path.text)` 的图片时没有内容可显示"), at: range,
      help: LocalizedText(
        "add a `placeholder` asset or a `background`", zh: "添加 `placeholder`（资源图片），或 `background`"))
  }
}
