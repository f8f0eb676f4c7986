import Schema
import SourceText

extension Rule {
  static let imageWithoutCase = Rule(
    "image-without-case", .warning,
    summary: "an image by an enumeration that has none for some cases, and no `else`",
    why: "A case that was added later has no image, and its bubble no size. The compiler does not see it.",
    bad: [
      """
      message: JanKenPon
      id: 1
      fields:
        value: { enum: { ken: 1, jan: 2, pon: 3 } }
      layout:
              ↓
        size: { image: { by: value, of: { ken: icon_ken, jan: icon_jan } } }
      """
    ],
    good: [
      """
      message: JanKenPon
      id: 1
      fields:
        value: { enum: { ken: 1, jan: 2, pon: 3 } }
      layout:
        size: { image: { by: value, of: { ken: icon_ken, jan: icon_jan } }, else: [44, 44] }
      """
    ],
    .message { message, schema in
      guard let layout = message.layout else { return [] }
      return ([layout.base] + layout.variants.map(\.entry)).compactMap(\.size).compactMap { size in
        guard case .image(let image) = size.value, image.otherwise == nil,
          case .by(let path, let choices) = image.asset, case .enumeration(let id) = path.type
        else { return nil }
        let missing = schema[id].cases.map(\.name.value).filter { name in
          !choices.contains { $0.value == .enumCase(name) }
        }
        return missing.isEmpty ? nil : .noImage(size, missing)
      }
    })
}

extension Finding {
  fileprivate static func noImage(_ size: Located<Layout.Size>, _ cases: [String]) -> Finding {
    Finding(
      "there is no image for \(cases.map { "`\($0)`" }.joined(separator: ", "))", at: size.range,
      help: "add it, or `else: [44, 44]`")
  }
}
