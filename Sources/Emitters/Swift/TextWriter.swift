import Schema

/// The Swift statements of a message's text.
struct TextWriter {
  let expression: SwiftExpression
  /// The text that the app has a function for; nil: there is none, and `hook` gives an empty text.
  let hook: MessageTexts.Kind?
  /// Of a message that TUIKit has already, in a target with TUIKit: the kit has a table with its texts.
  let isKits: Bool

  init(_ message: Message, _ expression: SwiftExpression, hook: MessageTexts.Kind?) {
    self.expression = expression
    self.hook = hook
    isKits = message.isBuiltIn && expression.spelling.target.sdks.contains(.tuikit)
  }

  /// The body of a text's case.
  func body(_ text: PresentationText) -> [String] {
    if case .template = text { return statements(text) }
    return SwiftLines.broken(statements(text), indentation: 6)
  }

  func statements(_ text: PresentationText) -> [String] {
    if let value = value(text) { return ["return \(value)"] }
    guard case .variants(let variants) = text else { return [] }
    var lines: [String] = []
    for variant in variants {
      switch expression.truth(variant.condition) {
      case .never: continue
      case .always: return lines + statements(variant.text)
      case .all(let parts):
        lines += .block("if \(parts.joined(separator: ", "))", statements(variant.text))
      }
    }
    return lines + ["return nil"]
  }

  /// An expression; nil: it takes statements.
  func value(_ text: PresentationText) -> String? {
    switch text {
    case .template(let template): expression.text(template)
    case .localized(let key, let template): localized(key, template)
    case .hook: hook.map { "Self.\(SwiftNames.hook($0.rawValue))(of: self, in: context)" } ?? "\"\""
    case .variants: nil
    }
  }

  /// The placeholders stay in the text that translators see, and are filled afterwards.
  private func localized(_ key: String, _ template: TextTemplate) -> String {
    var text = ""
    var values: [String] = []
    for segment in template.segments {
      switch segment {
      case .literal(let literal):
        text += literal.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "{{")
      case .field(let path):
        text += "{\(path.text)}"
        values.append("\(SwiftLiteral.string(path.text)): \"\\(\(expression.display(path)))\"")
      case .count(let path):
        text += "{\(path.text).count}"
        values.append("\(SwiftLiteral.string(path.text + ".count")): \"\\(\(expression.count(path)))\"")
      case .joined(let path):
        text += "{\(path.text).joined}"
        values.append("\(SwiftLiteral.string(path.text + ".joined")): \(expression.joined(path))")
      }
    }
    var arguments = [SwiftLiteral.string(key), SwiftLiteral.string(text)]
    if !values.isEmpty { arguments.append("[\(values.joined(separator: ", "))]") }
    return "\(isKits ? "messageKitText" : "messageLocalizedText")(\(arguments.joined(separator: ", ")))"
  }
}
