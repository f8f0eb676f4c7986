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
  public func texts() -> [Text] {
    guard let object, let texts = message?.texts else { return [] }
    let shown = object.redacted
    return texts.all.compactMap { kind, text -> Text? in
      switch object.text(text.value, showing: shown, in: MessageContext()) {
      case .shown(let shown): return Text(name: kind.rawValue, text: shown)
      case .byCode: return Text(name: kind.rawValue, text: nil)
      case .missing: return nil
      }
    }
  }
}
