import Foundation
import Inspection
import MessageRuntime
import Schema

/// What a bubble shows, as generated code makes it: what is not shown is left out.
extension Evaluation {
  func content(_ root: ContentElement) -> MessageContent {
    element(root) ?? MessageContent(.column(MessageContent.Stack([])))
  }

  private func element(_ element: ContentElement) -> MessageContent? {
    guard holds(element.condition), let kind = kind(element) else { return nil }
    return MessageContent(
      kind, width: element.width.map { MessageLayout.Length($0.value) },
      maxWidth: element.maxWidth.map { MessageLayout.Length($0.value) },
      height: element.height.map { CGFloat($0.value) }, minHeight: element.minHeight.map { CGFloat($0.value) },
      padding: element.padding.map { MessageLayout.Insets($0) },
      background: element.background.map { MessageColor($0) },
      cornerRadius: CGFloat(element.cornerRadius?.value ?? 0))
  }

  private func kind(_ element: ContentElement) -> MessageContent.Kind? {
    let hides = element.hidesWhenEmpty
    switch element.kind {
    case .label(let label):
      var text = shown(label.text.value)
      if hides, text.isEmpty { return nil }
      if text.isEmpty, let placeholder = label.placeholder { text = shown(placeholder) }
      return .label(
        MessageContent.Label(
          text, font: MessageFont(label.style), color: label.style.color.map { MessageColor($0) },
          lines: label.lines.value, alignment: MessageContent.Alignment(label.alignment)))
    case .image(let image): return self.image(image, hides: hides).map { .image($0) }
    case .rating(let rating):
      let number = example.number(at: rating.value)
      if hides, rating.value.isOptional, number == nil { return nil }
      return .rating(
        MessageContent.Rating(
          number, max: rating.max, item: CGFloat(rating.starSize), spacing: CGFloat(rating.spacing),
          color: rating.color.map { MessageColor($0) }, filled: rating.filled?.value, empty: rating.empty?.value))
    case .button(let button):
      return .button(
        MessageContent.Button(
          shown(button.title.value), font: MessageFont(button.style),
          color: button.style.color.map { MessageColor($0) }, tap: tap(button.tap ?? message.tap)
        ))
    case .separator(let line):
      return .separator(
        MessageContent.Separator(CGFloat(line.thickness), color: line.color.map { MessageColor($0) }))
    case .row(let stack): return self.stack(stack).map { .row($0) }
    case .column(let stack): return self.stack(stack).map { .column($0) }
    }
  }

  private func image(_ image: ContentElement.Image, hides: Bool) -> MessageContent.Image? {
    let source: MessageContent.Image.Source
    switch image.source {
    case .url(let path):
      let link = example.string(at: path).flatMap { messageLink($0, schemes: ["http", "https"]) }
      if hides, link == nil { return nil }
      source = .url(link)
    case .asset(let asset):
      let name = self.asset(asset)
      if hides, name == nil { return nil }
      source = .asset(name)
    }
    return MessageContent.Image(source, mode: .init(image.contentMode), placeholder: image.placeholder?.value)
  }

  private func tap(_ tap: Tap?) -> MessageTap? {
    switch tap {
    case .event(let name)?: return .event(name.value)
    case .sendText(let template)?: return .sendText(example.text(template))
    case .open(let path, let schemes)?:
      return example.string(at: path).flatMap { messageLink($0, schemes: schemes) }.map { .open($0) }
    case nil: return nil
    }
  }

  func asset(_ asset: Layout.Image.Asset) -> String? {
    switch asset {
    case .one(let name): name
    case .cases(let path, let choices): choices.first { example.has($0.value, at: path) }?.asset
    }
  }

  /// A stack is shown where something in it is.
  private func stack(_ stack: ContentElement.Stack) -> MessageContent.Stack? {
    let elements = stack.elements.compactMap(element)
    if elements.isEmpty { return nil }
    return MessageContent.Stack(
      elements, spacing: CGFloat(stack.spacing), alignment: MessageContent.Alignment(stack.alignment))
  }
}

extension MessageFont {
  fileprivate init(_ style: ContentElement.TextStyle) {
    let weight: Weight =
      switch style.weight {
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
    self.init(size: CGFloat(style.font.value), weight: weight)
  }
}

extension MessageColor {
  fileprivate init(_ color: ContentElement.Color) {
    self.init(color.light.rgba, dark: color.dark?.rgba, theme: color.theme?.value)
  }
}

extension MessageContent.Alignment {
  fileprivate init(_ alignment: ContentElement.Alignment) {
    switch alignment {
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .baseline: self = .baseline
    }
  }
}

extension MessageContent.Image.Mode {
  fileprivate init(_ mode: ContentElement.Image.ContentMode) {
    switch mode {
    case .fill: self = .fill
    case .fit: self = .fit
    case .stretch: self = .stretch
    }
  }
}
