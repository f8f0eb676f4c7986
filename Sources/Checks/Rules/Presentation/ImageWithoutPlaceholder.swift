import Schema
import SourceText

extension Rule {
  static let imageWithoutPlaceholder = Rule(
    "image-without-placeholder", .note,
    summary: "a picture behind a link with nothing to show until it is there",
    why: """
      Until the picture is loaded, and for ever where its link is dead, there is a hole in the bubble. A placeholder \
      tells people that something belongs there.
      """,
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
    .message { message, _ in
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
      "there is nothing to see while the picture of `\(path.text)` is loading", at: range,
      help: "add `placeholder` with an asset, or a `background`")
  }
}
