import Schema
import SourceText

extension LintRule {
  static let impossibleSize = LintRule(
    "impossible-size", .error, theme: .presentation,
    summary: LocalizedText(
      "a size with no area, or with a minimum above its maximum",
      zh: "没有面积的尺寸，或最小值大于最大值"),
    why: LocalizedText(
      """
      A bubble with zero height is invisible, and its cell is only as tall as its insets. UIKit reports nothing. A length \
      relative to `full` or `max` must leave something on a phone 375 points wide.
      """,
      zh: """
        高度为零的气泡等于不存在，它所在的 cell 只有内边距那么高。UIKit 不会给出任何提示。相对 `full` 或 `max` 的长度在\
        宽 375 pt 的手机上也必须大于零。
        """),
    bad: [
      """
      message: Gift
      id: 7
      layout:
              ↓
        size: [249, 0]
      """,
      """
      message: Banner
      id: 7
      layout:
              ↓
        size: [full-400, 96]
      """,
      """
      message: Photo
      id: 7
      fields: { width: int, height: int }
      layout:
              ↓
        size: { aspectRatio: [width, height], min: [60, 60], max: [40, 200], else: [80, 80] }
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
      """
      message: Line
      id: 9
      fields: { title: string }
      layout:
        content:
          label: "{title}"
                  ↓
          height: 18
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
      ---
      message: Line
      id: 9
      fields: { title: string }
      layout:
        insets: [6, 8, 6, 8]
        content: { label: "{title}", height: 18 }
      """
    ],
    .layout { message, _ in
      let sizes = message.layout?.entries.compactMap(\.size) ?? []
      return sizes.compactMap { size in size.value.fault.map { .impossible(size.range, $0) } }
        + message.contentElements.compactMap { element in element.fault.map { .impossible($0.range, $0.value) } }
    })
}

/// Points across. No bubble is wider.
private let narrowPhone = 375.0

/// What cannot be.
private enum Fault {
  case noArea, noFont, noWidth, emptyElse, emptyMax, minAboveMax, paddingAcross, paddingDown, minHeightAboveHeight

  var reason: LocalizedText {
    switch self {
    case .noArea: LocalizedText("its area is zero", zh: "面积为零")
    case .noFont: LocalizedText("the font size is zero", zh: "字号为零")
    case .noWidth: LocalizedText("its width is zero", zh: "宽度为零")
    case .emptyElse: LocalizedText("the area of `else` is zero", zh: "`else` 的面积为零")
    case .emptyMax: LocalizedText("the area of `max` is zero", zh: "`max` 的面积为零")
    case .minAboveMax: LocalizedText("`min` is greater than `max`", zh: "`min` 大于 `max`")
    case .paddingAcross: LocalizedText("the padding takes up the whole width", zh: "`padding` 占满了宽度")
    case .paddingDown: LocalizedText("the padding takes up the whole height", zh: "`padding` 占满了高度")
    case .minHeightAboveHeight: LocalizedText("`minHeight` is greater than `height`", zh: "`minHeight` 大于 `height`")
    }
  }

  var help: LocalizedText {
    switch self {
    case .paddingAcross, .paddingDown:
      LocalizedText(
        "make it larger; it includes the padding, which is `[10, 12, 10, 12]` by default for bubble content",
        zh: "增大它；尺寸包含 `padding`，气泡内容的默认值是 `[10, 12, 10, 12]`")
    case .noArea, .noFont, .noWidth, .emptyElse, .emptyMax, .minAboveMax, .minHeightAboveHeight:
      LocalizedText(
        "use values that are positive on a phone 375 points wide, with `min` no greater than `max`",
        zh: "取值在宽 375 pt 的手机上要大于零，且 `min` 不大于 `max`")
    }
  }
}

extension Layout.Size {
  /// What cannot be, if anything.
  fileprivate var fault: Fault? {
    switch self {
    case .auto, .hook: nil
    case .fixed(let extent): extent.isEmpty ? .noArea : nil
    case .text(let text):
      text.font <= 0
        ? .noFont : [text.width, text.maxWidth].contains { $0.isEmpty } ? .noWidth : fault(text.min, text.max)
    case .aspectRatio(let aspect): fault(aspect.min, aspect.max) ?? (aspect.otherwise.isEmpty ? .emptyElse : nil)
    case .image(let image): image.otherwise.isEmpty ? .emptyElse : nil
    }
  }

  private func fault(_ min: Layout.Extent?, _ max: Layout.Extent?) -> Fault? {
    if max.isEmpty { return .emptyMax }
    guard let min, let max else { return nil }
    return min.width.exceeds(max.width) || min.height.exceeds(max.height) ? .minAboveMax : nil
  }
}

extension ContentElement {
  /// What cannot be of its own measures, and where it stands.
  fileprivate var fault: Located<Fault>? {
    if let width, width.value.isEmpty { return Located(.noWidth, width.range) }
    if let maxWidth, maxWidth.value.isEmpty { return Located(.noWidth, maxWidth.range) }
    if let width, width.value.reference == .none, width.value.points <= paddingAcross {
      return Located(.paddingAcross, width.range)
    }
    if let height, height.value <= paddingDown {
      return Located(.paddingDown, height.range)
    }
    guard let height, let minHeight, minHeight.value > height.value else { return nil }
    return Located(.minHeightAboveHeight, minHeight.range)
  }
}

extension Layout.Extent {
  fileprivate var isEmpty: Bool { width.isEmpty || height.isEmpty }
}

extension Layout.Extent? {
  fileprivate var isEmpty: Bool { self?.isEmpty ?? false }
}

extension Layout.Length {
  /// Certainly nothing on a narrow phone, whatever the kit.
  fileprivate var isEmpty: Bool { (reference == .none ? 0 : factor * narrowPhone) + points <= 0 }

  fileprivate func exceeds(_ other: Layout.Length) -> Bool {
    reference == other.reference && (reference == .none || factor == other.factor) && points > other.points
  }
}

extension Layout.Length? {
  fileprivate var isEmpty: Bool { self?.isEmpty ?? false }
}

extension Finding {
  fileprivate static func impossible(_ range: SourceRange, _ fault: Fault) -> Finding {
    Finding(
      LocalizedText("impossible size: \(fault.reason)", zh: "无效的尺寸：\(fault.reason)"), at: range, help: fault.help)
  }
}
