import Schema
import Templating

/// What every file of the TUIKit bindings begins with, how the target's kit spells what it asks for, and what the
/// target's messages have; the whole view of the files that no schema changes.
struct TUIKitFrame: View {
  let frame: BindingFrame
  let dialect: TUIKitDialect
  /// Some message of the target has content.
  let hasContent: Bool
  /// Some bubble answers taps.
  let hasTaps: Bool
  /// Its kit does not tell of taps on the app's messages.
  let hasMinimalist: Bool

  static let fields: [ViewField<TUIKitFrame>] =
    ViewField.frame(\.frame) + [
      .view("kit", \.dialect), .flag("hasContent", \.hasContent), .flag("hasTaps", \.hasTaps),
      .flag("hasMinimalist", \.hasMinimalist),
    ]

  init(_ messages: [Message], hasTaps: Bool, version: String, target: Target) {
    frame = BindingFrame(version: version, target: target)
    dialect = TUIKitDialect(target.tuikit)
    hasContent = messages.haveContent
    self.hasTaps = hasTaps
    hasMinimalist = target.styles.contains(.minimalist)
  }
}
