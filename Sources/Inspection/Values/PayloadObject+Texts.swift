import MessageRuntime
import Schema

/// What a text is to those who look at a message.
public enum RenderedText: Hashable, Sendable {
  case shown(String)
  /// The app supplies it.
  case byCode
  /// None of its variants applies.
  case missing
}

// Texts and slots, as generated code makes them. Where sensitive values must not be shown, conditions and counts still look
// at what is really there: `shown` is the same message without these values.

extension PayloadObject {
  func text(_ text: PresentationText, showing shown: PayloadObject, in context: MessageContext) -> RenderedText {
    switch text {
    case .template(let template): return .shown(self.text(template, showing: shown))
    case .localized(let key, let template):
      // `NSLocalizedString` returns the key for an empty default.
      return .shown(template.segments.isEmpty ? messageFilledText(key, [:]) : self.text(template, showing: shown))
    case .hook: return .byCode
    case .variants(let variants):
      guard let variant = variants.first(where: { isTrue($0.condition, in: context) }) else { return .missing }
      return self.text(variant.text, showing: shown, in: context)
    }
  }

  func text(_ template: TextTemplate, showing shown: PayloadObject) -> String {
    // What is in a sensitive object is as sensitive.
    func value(at path: FieldPath) -> PayloadValue? { self[path].map { _ in shown[path] ?? .string(Field.redaction) } }
    return template.segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .field(let path): value(at: path)?.display ?? ""
      case .count(let path): "\(self[path]?.count ?? 0)"
      case .joined(let path): value(at: path)?.elements.map(\.display).joined() ?? ""
      }
    }.joined()
  }

  func slots() -> [String: String] { slots(showing: self) }

  func slots(showing shown: PayloadObject) -> [String: String] {
    var slots: [String: String] = [:]
    for (field, value) in zip(shape.fields, shown.values) {
      if let slot = field.slot, case .string(let text)? = value { slots[slot] = text }
    }
    if let fallback = fallback(showing: shown) { slots["text"] = fallback }
    return slots
  }

  /// The text for clients that do not know the message; nil: there is none, or the app supplies it.
  private func fallback(showing shown: PayloadObject) -> String? {
    guard let text = shape.message?.texts.fallback?.value,
      case .shown(let fallback) = self.text(text, showing: shown, in: MessageContext())
    else { return nil }
    return fallback
  }
}

extension PayloadValue {
  /// As texts show it.
  fileprivate var display: String {
    switch self {
    case .double(let number): messageDisplayText(number)
    case .integer(let number): messageDisplayText(number)
    case .unsigned(let number): messageDisplayText(number)
    default: asText ?? ""
    }
  }

  /// The texts of a list's elements; a value instead of a list is its only element.
  fileprivate var elements: [PayloadValue] { if case .list(let elements) = self { elements } else { [self] } }

  fileprivate var count: Int {
    switch self {
    case .list(let elements): elements.count
    case .map(let values): values.count
    default: 0
    }
  }
}
