import Schema

/// The kinds of elements, one by one: each value is a case of `MessageContent.Kind`.
extension ContentWriter {
  mutating func label(_ label: ContentElement.Label, hides: Bool) -> ElementCode {
    var code = ElementCode(value: "")
    var text = value(label.text.value, &code)
    if hides || label.placeholder != nil {
      let name = names.free("text")
      code.preparation.append("let \(name) = \(text)")
      text = name
    }
    if hides { code.conditions.append("!\(text).isEmpty") }
    if let placeholder = label.placeholder {
      text = "\(text).isEmpty ? \(value(placeholder, &code)) : \(text)"
    }
    var arguments = [text] + style(label.style)
    if label.lines.value != 0 { arguments.append("lines: \(label.lines.value)") }
    arguments += Self.argument(label.alignment)
    code.value = ".label(MessageContent.Label(\(arguments.joined(separator: ", "))))"
    return code
  }

  mutating func image(_ image: ContentElement.Image, hides: Bool) -> ElementCode {
    var code = ElementCode(value: "")
    var source: String
    var mayBeMissing = true
    switch image.source {
    case .url(let path):
      source = "messageLink(\(expression.path(path)), schemes: [\"http\", \"https\"])"
    case .asset(let asset):
      source = layout.asset(asset)
      if case .one = asset { mayBeMissing = false }
    }
    if hides && mayBeMissing {
      let name = names.free("image")
      code.preparation.append("let \(name) = \(source)")
      code.conditions.append("\(name) != nil")
      source = name
    }
    if case .url = image.source { source = ".url(\(source))" } else { source = ".asset(\(source))" }
    var arguments = [source]
    if image.contentMode != .fill { arguments.append("mode: .\(image.contentMode.rawValue)") }
    if let placeholder = image.placeholder {
      arguments.append("placeholder: \(SwiftLiteral.string(placeholder.value))")
    }
    code.value = ".image(MessageContent.Image(\(arguments.joined(separator: ", "))))"
    return code
  }

  func rating(_ rating: ContentElement.Rating, hides: Bool) -> ElementCode {
    var arguments = [
      layout.double(rating.value), "max: \(rating.max)", "item: \(layout.number(rating.starSize))",
      "spacing: \(layout.number(rating.spacing))",
    ]
    if let color = rating.color { arguments.append("color: \(self.color(color))") }
    if let filled = rating.filled { arguments.append("filled: \(SwiftLiteral.string(filled.value))") }
    if let empty = rating.empty { arguments.append("empty: \(SwiftLiteral.string(empty.value))") }
    var code = ElementCode(value: ".rating(MessageContent.Rating(\(arguments.joined(separator: ", "))))")
    if hides && rating.value.isOptional { code.conditions = ["\(expression.path(rating.value)) != nil"] }
    return code
  }

  mutating func button(_ button: ContentElement.Button) -> ElementCode {
    var code = ElementCode(value: "")
    var arguments = [value(button.title.value, &code)] + style(button.style)
    if let tap = button.tap {
      arguments.append("tap: \(expression.tap(tap))")
    } else if hasTap {
      arguments.append("tap: tap")
    }
    code.value = ".button(MessageContent.Button(\(arguments.joined(separator: ", "))))"
    return code
  }

  func separator(_ separator: ContentElement.Separator) -> ElementCode {
    var arguments = [layout.number(separator.thickness)]
    if let color = separator.color { arguments.append("color: \(self.color(color))") }
    return ElementCode(value: ".separator(MessageContent.Separator(\(arguments.joined(separator: ", "))))")
  }

  // MARK: What elements have in common

  /// What every element may say of its frame, as arguments.
  func frame(_ element: ContentElement) -> [String] {
    var arguments: [String] = []
    if let width = element.width { arguments.append("width: \(layout.length(width.value))") }
    if let maxWidth = element.maxWidth { arguments.append("maxWidth: \(layout.length(maxWidth.value))") }
    if let height = element.height { arguments.append("height: \(layout.number(height.value))") }
    if let minHeight = element.minHeight { arguments.append("minHeight: \(layout.number(minHeight.value))") }
    if let padding = element.padding { arguments.append("padding: \(layout.edges(padding))") }
    if let background = element.background { arguments.append("background: \(color(background))") }
    if let radius = element.cornerRadius { arguments.append("cornerRadius: \(layout.number(radius.value))") }
    return arguments
  }

  /// A text as an expression; one that takes statements gets a closure.
  private mutating func value(_ text: PresentationText, _ code: inout ElementCode) -> String {
    if let value = texts.value(text) { return value }
    let name = names.free("text")
    let statements = texts.statements(text).map { "  " + $0 }
    code.preparation += ["let \(name) = { () -> String? in"] + statements + ["}() ?? \"\""]
    return name
  }

  private func style(_ style: ContentElement.TextStyle) -> [String] {
    var font = "size: \(layout.number(style.font.value))"
    if style.weight != .regular { font += ", weight: .\(style.weight.rawValue)" }
    return ["font: MessageFont(\(font))"] + (style.color.map { ["color: \(color($0))"] } ?? [])
  }

  private func color(_ color: ContentElement.Color) -> String {
    var arguments = [Self.hexadecimal(color.light)]
    if let dark = color.dark { arguments.append("dark: \(Self.hexadecimal(dark))") }
    if let theme = color.theme { arguments.append("theme: \(SwiftLiteral.string(theme.value))") }
    return "MessageColor(\(arguments.joined(separator: ", ")))"
  }

  private static func hexadecimal(_ value: ContentElement.Color.Value) -> String {
    let digits = String(value.rgba, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  static func argument(_ alignment: ContentElement.Alignment) -> [String] {
    switch alignment {
    case .start: []
    case .center: ["alignment: .center"]
    case .end: ["alignment: .end"]
    case .baseline: ["alignment: .baseline"]
    }
  }
}
