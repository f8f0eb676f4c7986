import Schema
import Templating

/// What every file of the bindings to the V10 UI kit begins with, and what the messages in it have; the whole view of
/// those that nothing else changes.
struct V2KitFrame: View {
  let frame: BindingFrame
  /// Some message of the target has content.
  let hasContent: Bool
  /// Some bubble answers taps.
  let hasTaps: Bool

  static let fields: [ViewField<V2KitFrame>] =
    ViewField.frame(\.frame) + [.flag("hasContent", \.hasContent), .flag("hasTaps", \.hasTaps)]

  init(_ messages: [Message], hasTaps: Bool, _ frame: BindingFrame) {
    self.frame = frame
    hasContent = messages.haveContent
    self.hasTaps = hasTaps
  }
}
