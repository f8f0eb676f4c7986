import Schema
import SourceText

extension LintRule {
  static let impossibleSize = LintRule(
    "impossible-size", .error, theme: .presentation,
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
        ? .noFont : [text.width, text.maxWidth].contains { $0?.isEmpty == true } ? .noWidth : fault(text.min, text.max)
    case .aspectRatio(let aspect):
      fault(aspect.min, aspect.max) ?? (aspect.otherwise?.isEmpty == true ? .emptyElse : nil)
    case .image(let image): image.otherwise?.isEmpty == true ? .emptyElse : nil
    }
  }

  private func fault(_ min: Layout.Extent?, _ max: Layout.Extent?) -> Fault? {
    if max?.isEmpty == true { return .emptyMax }
    guard let min, let max else { return nil }
    return min.width.exceeds(max.width) || min.height.exceeds(max.height) ? .minAboveMax : nil
  }
}

extension ContentElement {
  /// What is impossible about its own measures, and where it is.
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

extension Layout.Length {
  /// Certainly nothing on a narrow phone, whatever the kit.
  fileprivate var isEmpty: Bool { (reference == .none ? 0 : factor * narrowPhone) + points <= 0 }

  fileprivate func exceeds(_ other: Layout.Length) -> Bool {
    reference == other.reference && (reference == .none || factor == other.factor) && points > other.points
  }
}

extension Finding {
  fileprivate static func impossible(_ range: SourceRange, _ fault: Fault) -> Finding {
    Finding(
      "impossible size: \(fault.reason)", zh: "无效的尺寸：\(fault.reason)", at: range, help: fault.help)
  }
}
