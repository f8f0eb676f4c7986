import Schema
import SourceText

extension LintRule {
  static let imageWithoutCase = LintRule(
    "image-without-case", .warning, theme: .presentation,
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
    let names = Wording.enumeration(cases.map { "`\($0)`" })
    return Finding("no image for \(names)", zh: "\(names) 没有图片", at: range, help: help)
  }
}
