import Schema
import SourceText

extension LintRule {
  static let imageWithoutCase = LintRule(
    "image-without-case", .warning, theme: .presentation,
    summary: LocalizedText(
      "an image chosen by an enum, with cases that have none and no `else`",
      zh: "按枚举选择的图片缺少某些 case，又没有 `else`"),
    why: LocalizedText(
      """
      A case added later has no image, and its bubble no size. The compiler cannot detect this.
      """,
      zh: """
        后来新增的 case 没有图片，气泡也就没有尺寸。编译器发现不了。
        """),
    bad: [
      """
      message: JanKenPon
      id: 1
      fields:
        value: { enum: { ken: 1, jan: 2, pon: 3 } }
      layout:
              ↓
        size: { image: { field: value, cases: { ken: icon_ken, jan: icon_jan } } }
      """,
      """
      message: JanKenPon
      id: 1
      fields:
        value: { enum: { ken: 1, jan: 2, pon: 3 } }
      layout:
        content:
          ↓
          { image: { field: value, cases: { ken: icon_ken, jan: icon_jan } } }
      """,
    ],
    good: [
      """
      message: JanKenPon
      id: 1
      fields:
        value: { enum: { ken: 1, jan: 2, pon: 3 } }
      layout:
        size: { image: { field: value, cases: { ken: icon_ken, jan: icon_jan } }, else: [44, 44] }
        content:
          - { image: { field: value, cases: { ken: icon_ken, jan: icon_jan } }, placeholder: icon_other }
          - { image: { field: value, cases: { ken: icon_ken } }, hideWhenEmpty: true }
      """
    ],
    .layout { message, schema in
      guard let layout = message.layout else { return [] }
      let sizes = layout.entries.compactMap(\.size).compactMap { size -> Finding? in
        guard case .image(let image) = size.value, image.otherwise == nil else { return nil }
        return .noImage(
          size.range, schema.casesWithout(image.asset),
          help: LocalizedText("add the image, or `else: [44, 44]`", zh: "补上图片，或添加 `else: [44, 44]`"))
      }
      let pictures = message.contentElements.compactMap { element -> Finding? in
        guard case .image(let image) = element.kind, case .asset(let asset) = image.source, image.placeholder == nil,
          !element.hidesWhenEmpty
        else { return nil }
        return .noImage(
          element.range, schema.casesWithout(asset),
          help: LocalizedText("add the image, or a `placeholder`", zh: "补上图片，或添加 `placeholder`"))
      }
      return sizes + pictures
    })
}

extension Schema {
  /// The cases of an enumeration that no image is chosen for.
  fileprivate func casesWithout(_ asset: Layout.Image.Asset) -> [String] {
    guard case .cases(let path, let choices) = asset, case .enumeration(let id) = path.type else { return [] }
    return self[id].cases.map(\.name.value).filter { name in !choices.contains { $0.value == .enumCase(name) } }
  }
}

extension Finding {
  /// nil where every case has one.
  fileprivate static func noImage(_ range: SourceRange, _ cases: [String], help: LocalizedText) -> Finding? {
    guard !cases.isEmpty else { return nil }
    let names = cases.map { "`\($0)`" }
    return Finding(
      LocalizedText(
        "no image for \(names.joined(separator: ", "))", zh: "\(names.joined(separator: "、")) 没有图片"),
      at: range, help: help)
  }
}
