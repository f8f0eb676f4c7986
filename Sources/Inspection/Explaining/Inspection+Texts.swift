import Foundation
import MessageRuntime
import Schema

extension Inspection {
  /// A text that the message is shown as outside its bubble.
  public struct Text: Sendable {
    public let name: String
    /// nil: the app supplies it.
    public let text: String?
  }

  /// The texts of a decoded message, in the sender's own conversation with one other user; sensitive values are left
  /// out.
  public var texts: [Text] {
    guard let object = object?.redacted, let texts = message?.texts else { return [] }
    // Conditions and counts look at what is really there.
    let real = self.object ?? object
    let all = [
      ("summary", texts.summary), ("push", texts.push), ("copy", texts.copy), ("accessibility", texts.accessibility),
      ("fallback", texts.fallback),
    ]
    return all.compactMap { name, text in
      guard let text = text?.value, let shown = TextRendering(shown: object, real: real).text(text) else { return nil }
      return Text(name: name, text: shown.text)
    }
  }
}

/// Fills in the placeholders of texts.
private struct TextRendering {
  struct Shown {
    let text: String?
  }

  let shown: PayloadObject
  let real: PayloadObject

  /// nil: no variant applies.
  func text(_ text: PresentationText) -> Shown? {
    switch text {
    case .template(let template), .localized(_, let template): Shown(text: self.text(template))
    case .hook: Shown(text: nil)
    case .variants(let variants):
      variants.first { real.isTrue($0.condition) }.flatMap { self.text($0.text) }
    }
  }

  private func text(_ template: TextTemplate) -> String {
    template.segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .field(let path): shown(at: path)?.display ?? ""
      case .count(let path): "\(real[path]?.count ?? 0)"
      case .joined(let path): shown(at: path)?.elements.map(\.display).joined() ?? ""
      }
    }.joined()
  }

  /// What is in a sensitive object is as sensitive; nil: nothing is there.
  private func shown(at path: FieldPath) -> PayloadValue? {
    real[path].map { _ in shown[path] ?? .string(PayloadObject.redaction) }
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

  /// Of a list; a value in the place of one is shown itself.
  fileprivate var elements: [PayloadValue] { if case .list(let elements) = self { elements } else { [self] } }

  fileprivate var count: Int {
    switch self {
    case .list(let elements): elements.count
    case .map(let values): values.count
    default: 0
    }
  }
}
