import Schema
import SourceText

extension LintRule {
  /// About a part of a message: an element of its content, a size, a tap, a file.
  static let messagePartRules: [LintRule] = [
    .part("button-without-tap", .warning, theme: .presentation, of: \.contentElements) { element, message, _ in
      guard case .button = element.kind, element.tap == nil, message.tap == nil else { return nil }
      return Finding(
        "this button does nothing", zh: "这个按钮不起作用", at: element.range,
        help: LocalizedText("add `tap` to the button or to the message", zh: "给按钮或消息加上 `tap`"))
    },
    .part("image-without-placeholder", .note, theme: .presentation, of: \.contentElements) { element, _, _ in
      guard case .image(let image) = element.kind, case .url(let path) = image.source, image.placeholder == nil,
        element.background == nil
      else { return nil }
      return Finding(
        "nothing is shown while the image of `\(path.text)` loads", zh: "加载 `\(path.text)` 的图片时没有内容可显示",
        at: element.range,
        help: LocalizedText(
          "add a `placeholder` asset or a `background`", zh: "添加 `placeholder`（资源图片），或 `background`"))
    },
    .part("rating-without-range", .warning, theme: .presentation, of: \.contentElements) { element, message, schema in
      guard !message.isBuiltIn, case .rating(let rating) = element.kind,
        let field = schema.field(at: rating.value, of: message),
        !schema.constraints(of: field, in: message).contains(where: { constraint in
          Constraint.range(.integer(0), .integer(Int64(rating.max))).isImplied(by: [constraint])
        })
      else { return nil }
      return Finding(
        "`\(rating.value.text)` may be outside the range of \(rating.max) stars",
        zh: "`\(rating.value.text)` 可能超出 \(rating.max) 颗星的范围", at: rating.value.range,
        help: LocalizedText(
          "add `range: 0..\(rating.max)` to the field, or change the rating's `max`",
          zh: "给字段加上 `range: 0..\(rating.max)`，或改变评分的 `max`"))
    },
    .part("aspect-without-else", .warning, theme: .presentation, of: \.sizes) { size, _, _ in
      guard case .aspectRatio(let aspect) = size.value, aspect.otherwise == nil, aspect.min == nil,
        aspect.width.isOptional || aspect.height.isOptional
      else { return nil }
      return Finding(
        "no size is given when `\(aspect.width.text)` or `\(aspect.height.text)` is missing",
        zh: "没有指定 `\(aspect.width.text)` 或 `\(aspect.height.text)` 缺失时的尺寸", at: size.range,
        help: LocalizedText("add `else: [80, 80]`", zh: "添加 `else: [80, 80]`"))
    },
    .part("covered-by-time", .note, theme: .presentation, of: \.sizesOfContents) { size, message, schema in
      guard size.value != .auto, !message.isBuiltIn, message.layout?.kind == .bubble,
        schema.isShown(message, in: .minimalist)
      else { return nil }
      return Finding(
        "in the minimalist style the time covers the bottom trailing corner", zh: "简约版的时间会盖住右下角（trailing 一侧）",
        at: size.range,
        help: LocalizedText(
          "remove `size` so that space is reserved for the time, or keep that corner empty",
          zh: "去掉 `size`，为时间自动留出空间；或自行留空这个角"))
    },
    .part("swapped-insets", .warning, theme: .presentation, of: \.insets) { insets, _, _ in
      guard insets.value.isSwapped else { return nil }
      let right = "{ outgoing: \(insets.value.incoming.yaml), incoming: \(insets.value.outgoing.yaml) }"
      return Finding(
        "the insets leave room for the arrow on the wrong side", zh: "给箭头预留的内边距写反了方向", at: insets.range,
        help: LocalizedText(
          "swap `outgoing` and `incoming`; the order is top, left, bottom, right",
          zh: "对调 `outgoing` 和 `incoming`；顺序是上、左、下、右"),
        fixIts: [.init(LocalizedText("swap them", zh: "对调两者"), replace: insets.range, with: right)])
    },
    .part("open-any-scheme", .warning, theme: .presentation, of: \.taps) { tap, message, schema in
      guard case .open(let path, let schemes) = tap, schemes.isEmpty, schema.schemes(of: path, in: message) == nil
      else { return nil }
      return Finding(
        "a tap opens any URL in `\(path.text)`", zh: "点击会打开 `\(path.text)` 中的任意 URL", at: path.range,
        help: LocalizedText("add `schemes: [https]`", zh: "添加 `schemes: [https]`"))
    },
    .part("fixed-file-name", .warning, theme: .presentation, of: \.files) { file, message, _ in
      guard case .template(let template) = file.path, template.isLiteral else { return nil }
      return Finding(
        "all `\(message.name)` messages use the same file name `\(template.literal)`",
        zh: "所有 `\(message.name)` 消息使用同一个文件名 `\(template.literal)`", at: file.range,
        help: LocalizedText(
          "use a field in the file name, such as `\"{md5}.jpg\"`", zh: "在文件名中使用字段，例如 `\"{md5}.jpg\"`"))
    },
    .part("hidden-but-shown", .warning, theme: .presentation, of: \.shownParts) { part, message, _ in
      guard message.isHidden else { return nil }
      return Finding(
        "the \(part.value) of `\(message.name)` is never shown: the message is hidden",
        zh: "`\(message.name)` 的 `\(part.value)` 永远不会显示：这种消息是隐藏的", at: part.range,
        help: LocalizedText("remove it, or remove `hidden` from the message", zh: "删除它，或去掉消息的 `hidden`"))
    },
    .part("tip-with-content", .warning, theme: .presentation, of: \.partsOfBubble) { part, message, _ in
      guard message.layout?.kind == .tip else { return nil }
      return Finding(
        "`\(part.value)` has no effect in a tip", zh: "`\(part.value)` 在提示消息中不起作用", at: part.range,
        help: LocalizedText("remove it, or change the message to a bubble", zh: "删除它，或把消息改为气泡"))
    },
  ]
}

extension Message {
  /// As they are written.
  fileprivate var sizes: [Located<Layout.Size>] { layout?.entries.compactMap(\.size) ?? [] }

  /// Those that its contents have, each from its own entry or from the layout as a whole.
  fileprivate var sizesOfContents: [Located<Layout.Size>] { layout?.contents.compactMap(\.size) ?? [] }

  fileprivate var insets: [Located<Layout.Insets>] { layout?.entries.compactMap(\.insets) ?? [] }

  /// What it uploads and downloads.
  fileprivate var files: [Transfer.File] { [transfer?.upload, transfer?.download].compactMap { $0 } }

  /// What is seen of it in a conversation, by its keys.
  fileprivate var shownParts: [Located<String>] {
    let texts = texts.all.filter { [.summary, .copy, .accessibility].contains($0.kind) }
    return (layout.map { [Located("layout", $0.range)] } ?? []) + texts.map { Located($0.kind.rawValue, $0.text.range) }
  }

  /// What only a bubble has, by its keys.
  fileprivate var partsOfBubble: [Located<String>] {
    let contents = layout?.contents.map { Located("content", $0.root.range) } ?? []
    return contents + (tap.map { [Located("tap", $0.range)] } ?? [])
  }
}

extension Tap {
  /// Of what is opened, told or sent.
  fileprivate var range: SourceRange {
    switch self {
    case .open(let path, _): path.range
    case .event(let name): name.range
    case .sendText(let template): template.range
    }
  }
}

extension Layout.Insets {
  /// One direction mirrors the other, with the larger margin away from the arrow.
  fileprivate var isSwapped: Bool {
    outgoing.left > outgoing.right && outgoing.left == incoming.right && outgoing.right == incoming.left
  }
}

extension Layout.Edges {
  /// As a schema writes them.
  fileprivate var yaml: String {
    let numbers = [top, left, bottom, right].map(\.plainText)
    return "[\(numbers.joined(separator: ", "))]"
  }
}
