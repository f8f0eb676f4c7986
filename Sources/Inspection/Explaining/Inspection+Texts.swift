import MessageRuntime
import Schema

extension Inspection {
  /// A text that the message is shown as outside its bubble.
  public struct Text: Sendable {
    public let name: String
    /// nil: the app supplies it.
    public let text: String?
  }

  /// The texts of a decoded message, without sensitive values.
  public func texts(in context: MessageContext = MessageContext()) -> [Text] {
    guard let object, let texts = message?.texts else { return [] }
    let shown = object.redacted
    let all = [
      ("summary", texts.summary), ("push", texts.push), ("copy", texts.copy), ("accessibility", texts.accessibility),
      ("fallback", texts.fallback),
    ]
    return all.compactMap { name, text -> Text? in
      guard let text = text?.value else { return nil }
      switch object.text(text, showing: shown, in: context) {
      case .shown(let shown): return Text(name: name, text: shown)
      case .byCode: return Text(name: name, text: nil)
      case .missing: return nil
      }
    }
  }
}
