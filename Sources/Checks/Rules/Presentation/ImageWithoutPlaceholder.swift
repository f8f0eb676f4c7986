import Schema
import SourceText

extension LintRule {
  static let imageWithoutPlaceholder = LintRule(
    "image-without-placeholder", .note, theme: .presentation,
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
