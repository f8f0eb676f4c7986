import Schema
import SourceText

extension Rule {
  static let impossibleSize = Rule(
    "impossible-size", .error,
    summary: "a size without area, or a smallest one above the largest",
    why: """
      A bubble of no height is not there, and the cell around it is as high as its insets. UIKit says nothing.
      """,
    bad: [
      """
      message: Gift
      id: 7
      layout:
              ↓
        size: [249, 0]
      """,
      """
      message: Photo
      id: 7
      fields: { width: int, height: int }
      layout:
              ↓
        size: { aspect: [width, height], min: [60, 60], max: [40, 200], else: [80, 80] }
      """,
      """
      message: Card
      id: 8
      fields: { title: string }
      layout:
        content:
          - label: "{title}"
                   ↓
            width: 0
          - label: "{title}"
            padding: [0, 30, 0, 30]
                   ↓
            width: 50
          - label: "{title}"
            height: 40
                       ↓
            minHeight: 60
      """,
    ],
    good: [
      """
      message: Gift
      id: 7
      fields: { title: string }
      layout:
        size: { text: "{title}", font: 14, min: [0, 40], max: [200, 400] }
      ---
      message: Card
      id: 8
      layout: { size: [full-130, 80] }
      """
    ],
    .message { message, _ in
      let sizes = message.layout?.entries.compactMap(\.size) ?? []
      return sizes.compactMap { size in size.value.fault.map { .impossible(size.range, $0) } }
        + message.contentElements.compactMap { element in element.fault.map { .impossible($0.range, $0.value) } }
    })
}

extension Layout.Size {
  /// What cannot be, if anything.
  fileprivate var fault: String? {
    switch self {
    case .auto, .hook: nil
    case .fixed(let extent): extent.isEmpty ? "it has no area" : nil
    case .text(let text):
      text.font <= 0
        ? "the font has no size"
        : [text.width, text.maxWidth].contains { $0.isEmpty } ? "its width is nothing" : fault(text.min, text.max)
    case .aspect(let aspect): fault(aspect.min, aspect.max) ?? (aspect.otherwise.isEmpty ? "`else` has no area" : nil)
    case .image(let image): image.otherwise.isEmpty ? "`else` has no area" : nil
    }
  }

  private func fault(_ min: Layout.Extent?, _ max: Layout.Extent?) -> String? {
    if max.isEmpty { return "`max` has no area" }
    guard let min, let max else { return nil }
    return min.width.exceeds(max.width) || min.height.exceeds(max.height) ? "`min` is above `max`" : nil
  }
}

extension ContentElement {
  /// What cannot be of its own measures, and where it stands.
  fileprivate var fault: Located<String>? {
    if let width, width.value.isEmpty { return Located("its width is nothing", width.range) }
    if let maxWidth, maxWidth.value.isEmpty { return Located("its width is nothing", maxWidth.range) }
    if let width, width.value.reference == .none, width.value.points <= paddingAcross {
      return Located("the padding takes all of its width", width.range)
    }
    if let height, height.value <= paddingDown {
      return Located("nothing is left of its height", height.range)
    }
    guard let height, let minHeight, minHeight.value > height.value else { return nil }
    return Located("`minHeight` is above `height`", minHeight.range)
  }
}

extension Layout.Extent {
  fileprivate var isEmpty: Bool { width.isEmpty || height.isEmpty }
}

extension Layout.Extent? {
  fileprivate var isEmpty: Bool { self?.isEmpty ?? false }
}

extension Layout.Length {
  /// Certainly nothing, whatever the cell's width.
  fileprivate var isEmpty: Bool { reference == .none ? points <= 0 : factor <= 0 && points <= 0 }

  fileprivate func exceeds(_ other: Layout.Length) -> Bool {
    reference == other.reference && (reference == .none || factor == other.factor) && points > other.points
  }
}

extension Layout.Length? {
  fileprivate var isEmpty: Bool { self?.isEmpty ?? false }
}

extension Finding {
  fileprivate static func impossible(_ range: SourceRange, _ fault: String) -> Finding {
    Finding("this size cannot be: \(fault)", at: range, help: "give positive points, `min` below `max`")
  }
}
